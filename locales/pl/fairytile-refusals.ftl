# Dlaczego ruchu nie można wykonać: refusal- i kod odpowiedzi.
# Lista przychodzi jako tekst ($ends) i jako długość ($ends_count).

refusal-past-revealed = Od tego czasu odsłoniła się nowa strona lub nowy kafel albo okazało się, kto jeszcze jest w grze, więc ruchu nie można cofnąć.
refused-ends = { $ends_count ->
    [one] Do wyboru jest teraz tylko jedno miejsce.
    [few] Do wyboru są teraz { $ends_count } miejsca.
   *[other] Do wyboru jest teraz { $ends_count } miejsc.
}
refused-placements = { $placements ->
    [one] Kafel z wierzchu stosu da się dołożyć tylko na jeden sposób.
    [few] Kafel z wierzchu stosu da się dołożyć na { $placements } sposoby.
   *[other] Kafel z wierzchu stosu da się dołożyć na { $placements } sposobów.
}
refusal-off-the-kingdom = Tam nie ma już królestwa, a postacie go nie opuszczają. { refused-ends }
refusal-not-a-princess-move = Księżniczka robi jeden krok, a przed nim lub po nim może przeskoczyć z zamku do zamku. { refused-ends }
refusal-not-a-knight-move = Rycerz kończy ruch dokładnie dwa kroki dalej. { refused-ends }
refusal-not-a-dragon-move = Smoczyca leci prosto aż do ostatniego miejsca przed skrajem królestwa albo luką. { refused-ends }
refusal-turn-is-the-whole-turn = Po wyprawie nie można już przewrócić strony: użyj Mocy albo zakończ turę.
refusal-no-passing = Nie można spasować: rusz na wyprawę albo przewróć stronę.
refusal-no-tile-left = Nie ma już kafli. Możesz przesunąć postać.
refusal-fits-nowhere = Kafel z wierzchu stosu nigdzie nie pasuje. Możesz przesunąć postać.
refusal-hex-taken = Tam leży już kafel. { refused-placements }
refusal-touches-too-little = Nowy kafel musi stykać się z królestwem co najmniej dwiema krawędziami. { refused-placements }
refusal-river-broken = Rzeka zostałaby tu przerwana, a musi płynąć dalej z kafla na kafel. { refused-placements }
refusal-wrong-tiles = Każdy kafel jest w stosie dokładnie raz.
refusal-wrong-number-of-pages = Wszyscy dostają tyle samo stron.
refusal-page-twice = Żadnej strony nie rozdaje się dwa razy.
refusal-no-such-page = Nie ma takiej strony.
