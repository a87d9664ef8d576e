# Dlaczego bot woli ten ruch od gorszego („Grajeczka”). $gain to zmiana, którą ruch przynosi
# od razu graczowi, o którym mowa, $outlook to, co mu daje; $name to jego imię.

reason-told = Strony uda się opowiedzieć szybciej.
reason-outlook = { $outlook ->
    [told] Pozwala opowiedzieć stronę z ręki.
    [one-move] Do opowiedzenia strony z ręki brakuje potem jednego ruchu.
    [two-moves] Do opowiedzenia strony z ręki brakuje potem dwóch ruchów.
    [three-moves] Do opowiedzenia strony z ręki brakuje potem trzech ruchów.
    [four-moves] Do opowiedzenia strony z ręki brakuje potem czterech ruchów.
    [more-moves] Do opowiedzenia strony z ręki nadal jest daleko.
   *[lacks] W królestwie nadal brakuje czegoś, czego wymaga strona z ręki.
}
reason-page = W następnej turze do opowiedzenia strony wystarczy jeden ruch.
reason-way = W następnej turze do opowiedzenia strony będzie bliżej.
reason-kingdom = { $kind ->
    [lay] W królestwie przybywa tego, czego wymagają strony.
   *[other] Królestwo lepiej pasuje do kolejnych stron.
}
reason-out = Dzięki temu opowieść nie utknie.
reason-magic = { $gain ->
    [0] Moc zostaje na później.
   *[other] Moc wraca.
}
reason-turn = Następna tura nadejdzie szybciej.
reason-told-rival = { $name } opowie mniej stron.
reason-out-rival = { $name } utknie ze swoją opowieścią.
reason-magic-rival = { $name } zostaje bez Mocy.
reason-turn-rival = { $name } musi poczekać na swoją turę.
