# Dlaczego bot woli ten ruch od następnego w kolejności („Grajeczka”). $gain i $loss to zmiany,
# które ruch przynosi od razu graczowi, o którym mowa; $name to jego imię.

reason-told = { $gain ->
    [0] Strony będą opowiedziane wcześniej.
   *[other] Opowiada stronę, którą trzymasz.
}
reason-page = Trzymanej stronie brakuje już tylko jednego ruchu.
reason-way = Strona jest bliżej opowiedzenia.
reason-kingdom = { $loss ->
    [0] Królestwo rośnie ku temu, czego chcą strony.
   *[other] W królestwie jest już to, czego chce trzymana strona.
}
reason-out = Dzięki temu opowieść nie utknie.
reason-magic = { $gain ->
    [0] Moc zostaje na później.
   *[other] Moc wraca.
}
reason-turn = Następna tura nadejdzie szybciej.
reason-told-rival = { $name } opowie mniej.
reason-out-rival = Opowieść gracza { $name } utknie.
reason-magic-rival = { $name } zostaje bez Mocy.
reason-turn-rival = { $name } musi czekać na swoją turę.
