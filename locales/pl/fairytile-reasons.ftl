# Dlaczego bot woli ten ruch od najlepszego z pozostałych („Grajeczka”). $gain i $loss to zmiany,
# które ruch przynosi od razu graczowi, o którym mowa; $name to jego imię.

reason-told = { $gain ->
    [0] Strony uda się opowiedzieć szybciej.
   *[other] Pozwala opowiedzieć stronę z ręki.
}
reason-page = Do opowiedzenia strony z ręki brakuje już tylko jednego ruchu.
reason-way = Do opowiedzenia strony jest bliżej.
reason-kingdom = { $loss ->
    [0] W królestwie przybywa tego, czego wymagają strony.
   *[other] W królestwie jest już wszystko, czego wymaga strona z ręki.
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
