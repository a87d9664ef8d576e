# Počítačoví soupeři: jména a povahy a to, co říkají o tahu.

level-novice = Vrabec
    .character = Skočí po všem, co se třpytí, a na nic jiného nemyslí. Porazí ho i dítě.
level-easy = Zajíc
    .character = Rychlý a veselý, vidí jeden tah dopředu a tu a tam něco přehlédne.
level-medium = Kočka
    .character = Sleduje i tebe a bere, co je blízko. Na později nic neplánuje.
level-hard = Liška
    .character = Plánuje několik tahů dopředu a moc ti toho nenechá.
level-strong = Sova
    .character = Myslí tak daleko dopředu, jak za dvě vteřiny stihne, a ke konci hry vidí všechno.

reason-wins = Rovnou vyhrává hru.
reason-proven = Dokázáno: žádný jiný tah nevede k lepšímu výsledku.
reason-only-move = Je to jediný možný tah.
reason-as-good = Jiný tah je zhruba stejně dobrý.
reason-a-little = V prozkoumaných variantách vychází o něco lépe.
