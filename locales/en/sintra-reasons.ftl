# Why a bot prefers a move in Stained Glass of Sintra to the next best one. $gain and $loss are what
# the move changes at once for the seat that the reason is about; $name is that seat.

reason-points = { $gain ->
    [0] More points later on.
    [one] 1 point at once, and what it leads to.
   *[other] { $gain } points at once, and what they lead to.
}
reason-broken = { $gain ->
    [0] No glass breaks now, and less later on.
   *[other] Less glass breaks in the end.
}
reason-window = Strips come further on above good windows.
reason-ready = { $gain ->
    [0] A strip stays ready to be completed from one source.
   *[other] A strip gets ready to be completed from one source.
}
reason-glazier = The glazier stands better: the right strips are in reach.
reason-start = { $gain ->
    [0] The next turn or the next start is worth having.
   *[other] It takes the start marker.
}
reason-points-rival = { $name } scores less.
reason-broken-rival = { $name } breaks more glass.
reason-window-rival = { $name } gets less far above good windows.
reason-ready-rival = { $loss ->
    [0] { $name } has less that is ready to be completed.
   *[other] { $kind ->
        [advance] It denies { $name } the { $colour ->
           *[o] orange
            [p] pink
            [y] yellow
            [b] blue
            [g] green
        } panes that would complete a strip.
       *[other] { $name } has less that is ready to be completed.
    }
}
reason-glazier-rival = The glazier of { $name } stands worse.
reason-start-rival = { $name } does not get the next turn or the next start.
