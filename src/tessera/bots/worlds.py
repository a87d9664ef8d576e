"""Looking ahead where something is hidden: the likeliest moves, tried at many imagined tables.

A first look at every move leaves a few that are worth trying. Each of them is made at the same
imagined tables, which look alike to the seat that thinks; the seat ends its turn, the others make
the move after which they stand best, and the table is judged. Then the worse half is dropped and
the better half is tried at more tables, until one is left. Tables are the likelier to be imagined
the better they explain what the others did. Moves that lead to where the game was before count for
less each time: two seats that undo each other's moves would never end.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots import guessing
from tessera.bots.guessing import odds_of
from tessera.bots.past import Past
from tessera.bots.standing import SEATS, Sheet, new_sheet, standing, weights_of
from tessera.bots.thinking import Found, Line, Stop, Thinker
from tessera.kernel.chance import NOBODY
from tessera.kernel.compiling import EntryPoint, Part, compiled_for
from tessera.kernel.game import Game, Position, Weights, empty_position

WORLDS: Final = 128  # tables that are imagined
FIRST_WORLDS: Final = 16  # of them for the first look
TRIED: Final = 8  # moves that are worth trying, at most
MOST_REPLIES: Final = 8  # of the others; a seat that is out would wait for ever
BEFORE_THE_END: Final = 0.95  # what a share of the win counts that is not won yet
HURRY: Final = 0.002  # share of the win that a point is worth by itself
TIRED: Final = 0.8  # what is left of a move's value each time it leads to where the game was
NONE: Final = -1


class Desk(NamedTuple):
    """All that a search writes on."""

    worlds: Any
    tables: Any  # one to try a move at, and one to look ahead on
    moves: Any  # that are legal
    replies: Any  # that are likely
    totals: Any  # of the values that came of each legal move
    shares: Any
    draw: Any
    sheet: Sheet
    looks: Any  # positions that were judged
    stop: Any  # set to 1 by whoever wants it to end


class Search(NamedTuple):
    """The compiled functions of one game."""

    imagine_worlds: Any  # (desk, position, generator): many tables that look the same
    look: Any  # (desk, weights, picks, count): judges every move at the picked tables
    try_out: Any  # (desk, weights, picks, tried): the same for some, after the others' replies
    best_move: Any  # (desk, weights, position) → the move after which the seat to act stands best
    let_others_play: Any  # (desk, weights, position, seat): until the seat is to act


def new_desk(game: Game) -> Desk:
    """Room for one search at a time."""
    rules = game.rules
    return Desk(
        worlds=np.zeros(WORLDS, rules.position),
        tables=np.zeros(2, rules.position),
        moves=np.zeros(rules.most_legal, np.int32),
        replies=np.zeros(rules.most_legal, np.int32),
        totals=np.zeros(rules.most_legal),
        shares=np.zeros(SEATS),
        draw=np.zeros(rules.draw_size, np.int8),
        sheet=new_sheet(game),
        looks=np.zeros(1, np.int64),
        stop=np.zeros(1, np.int64),
    )


class WorldSearch(Thinker):
    """Tries moves at imagined tables, so many times in every round."""

    learns = True

    def __init__(
        self,
        game: Game,
        *,
        weights: Weights | None = None,
        seconds: float = 2.0,
        tries: int = 256,
    ) -> None:
        super().__init__(game, weights=weights, seconds=seconds)
        self.tries = tries
        self._desk = new_desk(game)

    @classmethod
    def parts(cls, game: Game) -> list[Part]:
        return [Part(guessing.__name__, game.module), *super().parts(game)]

    def search(
        self, position: Position, rng: np.random.Generator, lines: int, stop: Stop, past: Past
    ) -> Found:
        desk, functions = self._desk._replace(stop=stop.flag), searcher(self.game)
        functions.imagine_worlds(desk, position, rng)
        desk.looks[0] = 0
        with stop.after(self.seconds):
            odds = odds_of(self.game, desk.worlds, past, self.weights, rng, desk.stop)
            ranked, values = self._rank(desk, position, rng, past, odds)
        best = [int(desk.moves[nth]) for nth in ranked[:lines]]
        found = [
            Line(self._rest_of_turn(desk, move), min(max(float(value), 0.0), 1.0))
            for move, value in zip(best, values, strict=False)
        ]
        return Found(found, nodes=int(desk.looks[0]))

    def _rank(
        self, desk: Desk, position: Position, rng: np.random.Generator, past: Past, odds: Any
    ) -> tuple[list[int], list[float]]:
        """The places of the moves on the desk, the best first, and what they seem to be worth."""
        count, functions = len(self.game.legal_numbers(position)), searcher(self.game)
        functions.look(desk, self.weights, np.arange(FIRST_WORLDS), count)
        tired = np.array([TIRED ** past.met.get(int(move), 0) for move in desk.moves[:count]])
        values = desk.totals[:count] / FIRST_WORLDS * tired
        ranked, tables = np.argsort(-values, kind="stable").tolist(), 0
        desk.totals[:count] = 0
        left = min(count, TRIED)
        while left > 1 and not desk.stop[0]:
            picks = rng.choice(WORLDS, size=max(1, self.tries // left), p=odds)
            tried = np.array(ranked[:left])
            if not functions.try_out(desk, self.weights, picks, tried):
                break
            tables += len(picks)
            values[tried] = desk.totals[tried] / tables * tired[tried]
            ranked[:left] = sorted(ranked[:left], key=lambda nth: -values[nth])
            left = (left + 1) // 2 if left > 2 else 1
        return ranked, [float(values[nth]) for nth in ranked]

    def _rest_of_turn(self, desk: Desk, move: int) -> list[int]:
        """The move, and how the seat would end its turn if it learns nothing new by the move."""
        rules, table = self.game.rules, desk.worlds[0].copy()
        seat, secret = int(table.to_act), rules.secret(table, table.to_act)
        rules.play(table, move)
        if table.to_act != seat or rules.secret(table, seat) != secret:
            return [move]
        return [move, int(searcher(self.game).best_move(desk, self.weights, table))]

    def reply(self, table: Position, seat: int) -> None:
        searcher(self.game).let_others_play(self._desk, self.weights, table, seat)


@cache
def searcher(game: Game) -> Search:
    """The functions made for the game."""
    legal_moves, play, imagine = game.rules.legal_moves, game.rules.play, game.rules.imagine
    shares, lead = standing(game).shares, standing(game).lead
    likely = game.heuristics.likely or legal_moves

    @compiled_for(game.name)
    def imagine_worlds(desk, s, rng):
        """Many tables that look the same to the seat to act."""
        for nth in range(desk.worlds.size):
            desk.worlds[nth] = s
            imagine(desk.worlds[nth], int(s.to_act), rng, desk.draw)

    @compiled_for(game.name)
    def value_for(desk, weights, s, me):
        """The seat's share of the win, and a trifle for its points; of no win all have a share."""
        desk.looks[0] += 1
        shares(s, weights, desk.sheet, desk.shares)
        if s.to_act == NOBODY:
            return desk.shares[me] if desk.shares[: s.seats].sum() > 0 else 1 / s.seats
        return BEFORE_THE_END * desk.shares[me] + HURRY * desk.sheet.standings[me]

    @compiled_for(game.name)
    def look(desk, weights, picks, count):
        """Judge every legal move at the picked tables, right after it is made."""
        me = int(desk.worlds[0].to_act)
        legal_moves(desk.worlds[0], desk.moves)
        desk.totals[:count] = 0
        for pick in picks:
            for nth in range(count):
                desk.tables[0] = desk.worlds[pick]
                play(desk.tables[0], desk.moves[nth])
                desk.totals[nth] += value_for(desk, weights, desk.tables[0], me)

    @compiled_for(game.name)
    def best_move(desk, weights, s):
        """The move after which the seat to act stands best, among those that are likely."""
        seat, best, most, count = int(s.to_act), NONE, -np.inf, likely(s, desk.replies)
        desk.looks[0] += count
        for nth in range(count):
            desk.tables[1] = s
            play(desk.tables[1], desk.replies[nth])
            value = lead(desk.tables[1], seat, weights, desk.sheet)
            if value > most:
                best, most = desk.replies[nth], value
        return best

    @compiled_for(game.name)
    def let_others_play(desk, weights, s, me):
        """Each makes the move after which it stands best, until the seat is to act again."""
        for _ in range(MOST_REPLIES):
            if s.to_act < 0 or s.to_act == me:
                return
            play(s, best_move(desk, weights, s))

    @compiled_for(game.name)
    def try_out(desk, weights, picks, tried):
        """Make each move at each table, end the turn, let the others reply; False if stopped."""
        me = int(desk.worlds[0].to_act)
        for pick in picks:
            for nth in tried:
                if desk.stop[0]:
                    return False
                desk.tables[0] = desk.worlds[pick]
                s = desk.tables[0]
                play(s, desk.moves[nth])
                if s.to_act == me:
                    play(s, best_move(desk, weights, s))
                let_others_play(desk, weights, s, me)
                desk.totals[nth] += value_for(desk, weights, s, me)
        return True

    return Search(imagine_worlds, look, try_out, best_move, let_others_play)


def entry_points(game: Game) -> list[EntryPoint]:
    """The functions made for the game."""
    s, desk, rng = empty_position(game.rules.position), new_desk(game), np.random.default_rng(0)
    weights, functions, some = weights_of(game), searcher(game), np.zeros(1, np.int64)
    return [
        EntryPoint(functions.imagine_worlds, (desk, s, rng), work=0.7),
        EntryPoint(functions.look, (desk, weights, some, 0), work=3.3),
        EntryPoint(functions.try_out, (desk, weights, some, some), work=4.8),
        EntryPoint(functions.best_move, (desk, weights, s)),
        EntryPoint(functions.let_others_play, (desk, weights, s, 0)),
    ]
