# Pierwsza gra z przewodnikiem w „Grajeczkę”: tytuł i kilka zdań na każdy krok.

lesson-page = W twojej księdze jest 18 stron do opowiedzenia, a jedną z nich trzymasz w ręce. Coś ma się wydarzyć w królestwie: obrazek to pokazuje, słowa mówią, a „Co to znaczy?” wyjaśnia.
    .title = Twoja strona
lesson-move = Wybierz Księżniczkę, Rycerza albo Smoczycę, na dole lub na mapie. Podświetlone miejsca to te, do których można dojść. Księżniczka robi jeden krok i przeskakuje między zamkami, Rycerz robi dwa kroki, Smoczyca leci prosto, dopóki może.
    .title = Rusz którąś postać
lesson-nobody = Cała trójka nie należy do nikogo: każdy rusza wszystkimi. To, co ustawisz, inni mogą przestawić. Twoja strona pozostaje tajemnicą, dopóki jej nie opowiesz.
    .title = Postacie niczyje
lesson-lay = Zamiast ruszać postacią, możesz budować. Wybierz kafel, obróć go (R albo kliknięcie) i dołóż tam, gdzie pasuje: stykają się co najmniej dwie krawędzie, a rzeka łączy się z rzeką.
    .title = Dołóż kafel
lesson-tell = Teraz doprowadź do tego, czego chce twoja strona. Gwiazdka na mapie oznacza ruch, który ją opowiada. Nie widzisz sposobu? Poproś o podpowiedź, podejdź bliżej albo buduj.
    .title = Opowiedz stronę
lesson-turn = Jeśli strona ci nie odpowiada, przewróć ją. To zajmuje całą turę, ale potem twój żeton pokazuje Moc. Spróbuj.
    .title = Przewróć stronę
lesson-magic = Z Mocą możesz w jednej turze przeżyć drugą wyprawę. Najpierw rusz postać albo dołóż kafel; potem od razu graj dalej albo zachowaj Moc.
    .title = Moc
lesson-end = Wygrywa ten, kto pierwszy opowie wszystkie strony, a opowiedziane strony składają się w opowieść. Zasady są pod ręką, a każda odmowa mówi dlaczego. Dobrej zabawy!
    .title = Kto wygrywa
