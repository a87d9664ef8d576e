# Proč tah nejde zahrát: refusal- a kód odpovědi.
# Seznam přichází jako text ($ends) a jako délka ($ends_count).

refusal-past-revealed = Od té doby se odkryla nová stránka nebo nový dílek, anebo vyšlo najevo, kdo je ještě ve hře, a tak tah nejde vrátit.
refused-ends = { $ends_count ->
    [one] Na výběr je teď jediné pole.
    [few] Na výběr jsou teď { $ends_count } pole.
    [many] Na výběr je teď { $ends_count } pole.
   *[other] Na výběr je teď { $ends_count } polí.
}
refused-placements = { $placements ->
    [one] Vrchní dílek jde přiložit jen jedním způsobem.
   *[other] Vrchní dílek jde přiložit { $placements } způsoby.
}
refusal-off-the-kingdom = Tam už království není a postavy ho neopouštějí. { refused-ends }
refusal-not-a-princess-move = Princezna udělá jeden krok a před ním i po něm smí přeskočit z hradu na hrad. { refused-ends }
refusal-not-a-knight-move = Rytíř skončí přesně o dva kroky dál. { refused-ends }
refusal-not-a-dragon-move = Dračice letí rovně až na poslední pole před okrajem království nebo mezerou. { refused-ends }
refusal-turn-is-the-whole-turn = Po dobrodružství už stránku otočit nejde: použij kouzlo, nebo ukonči tah.
refusal-no-passing = Tah nejde vynechat: vydej se za dobrodružstvím, nebo otoč stránku.
refusal-no-tile-left = Dílky už došly. Můžeš pohnout některou postavou.
refusal-fits-nowhere = Vrchní dílek nejde nikam přiložit. Můžeš pohnout některou postavou.
refusal-hex-taken = Tam už jeden dílek leží. { refused-placements }
refusal-touches-too-little = Nový dílek se musí dotýkat království aspoň dvěma hranami. { refused-placements }
refusal-river-broken = Řeka by se tu přerušila, ale musí téct dál z dílku na dílek. { refused-placements }
refusal-wrong-tiles = Každý dílek je ve sloupečku právě jednou.
refusal-wrong-number-of-pages = Všichni dostanou stejně stránek.
refusal-page-twice = Žádná stránka se nerozdává dvakrát.
refusal-no-such-page = Taková stránka neexistuje.
