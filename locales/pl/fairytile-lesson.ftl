# Pierwsza gra z przewodnikiem w „Grajeczkę”: tytuł i kilka zdań na każdy krok.

lesson-page = W twojej księdze jest 18 stron do opowiedzenia, a jedną z nich masz na ręce. Ta strona chce, żeby w królestwie coś się wydarzyło: obrazek pokazuje co, podpis mówi to słowami, a „Co to znaczy?” objaśnia szczegóły.
    .title = Twoja strona
lesson-move = Wybierz Księżniczkę, Rycerza albo Smoczycę, na dole lub na mapie. Podświetlą się miejsca, na których ta postać może stanąć. Księżniczka robi jeden krok i przeskakuje między zamkami, Rycerz robi dwa kroki, a Smoczyca leci prosto, dopóki się da.
    .title = Przesuń którąś postać
lesson-nobody = Cała trójka nie należy do nikogo: każdy może przesunąć każdą z postaci. Gdy jakąś dobrze ustawisz, inni mogą ją zabrać. Ale twoja strona pozostaje tajemnicą, dopóki jej nie opowiesz.
    .title = Postacie są niczyje
lesson-lay = Zamiast przesuwać postać, możesz budować. Wybierz kafel, obróć go (klawiszem R albo kliknięciem) i dołóż tam, gdzie pasuje: muszą się stykać co najmniej dwie krawędzie, a rzeka musi się łączyć z rzeką.
    .title = Dołóż kafel
lesson-tell = Teraz doprowadź do tego, czego chce twoja strona. Gwiazdka na mapie oznacza ruch, którym ją opowiesz. Nie widzisz sposobu? Poproś o podpowiedź. Jeśli takiego ruchu na razie nie ma, podejdź bliżej albo buduj.
    .title = Opowiedz stronę
lesson-turn = Jeśli strona ci nie pasuje, przewróć ją. Zajmie to całą turę, ale potem twój żeton pokaże Moc. Spróbuj!
    .title = Przewróć stronę
lesson-magic = Z Mocą możesz w jednej turze ruszyć na drugą wyprawę. Najpierw przesuń postać albo dołóż kafel; potem od razu graj dalej albo zachowaj Moc na później.
    .title = Moc
lesson-end = Wygrywa ten, kto pierwszy opowie wszystkie strony, a opowiedziane strony składają się w opowieść. Zasady są pod ręką, a gdy czegoś nie można zrobić, stół powie dlaczego. Dobrej zabawy!
    .title = Kto wygrywa
