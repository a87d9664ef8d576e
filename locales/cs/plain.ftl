# Pro každou hru, která na to nemá vlastní slova.

moved = { $name }: { $move }.
drew = Náhoda: { $move }.
ended =
    { $winners ->
        [0] Konec hry; nikdo nevyhrál.
       *[other] Konec hry. Vítězí: { $names }.
    }

game-about = Tato hra pochází ze samostatného balíčku.
table-as-data = Co je na stole
legal-moves = Tvoje tahy
