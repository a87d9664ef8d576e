# Počítačoví soupeři: jména a povahy a to, co říkají o tahu.

level-novice = Vrabec
    .character = Skočí po všem, co se třpytí, a na nic jiného nemyslí. Porazí ho i dítě.
level-easy = Zajíc
    .character = Rychlý a veselý, vidí jeden tah dopředu a to či ono přehlédne.
level-medium = Kočka
    .character = Sleduje i tebe a ví, jakou cenu má každý tah. Na později nic neplánuje.
level-hard = Liška
    .character = Plánuje několik tahů dopředu a moc ti toho nenechá.
level-strong = Sova
    .character = Dohlédne tak daleko, kam to za dvě vteřiny jde, a ke konci vidí všechno.

reason-wins = Vyhrává hru.
reason-proven = Dokázáno: žádný jiný tah nevede k lepšímu konci.
reason-only-move = Jiný tah není dovolen.
reason-as-good = Druhý nejlepší tah je přibližně stejně dobrý.
