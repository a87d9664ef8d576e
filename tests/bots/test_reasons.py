"""A bot's reasons are the differences that it went by, true of the table, in four languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

import tessera
from tessera.bots import LEVELS, Bot, Choice, Reason
from tessera.bots.engine.evaluation import evaluator, new_scratch, weights_of
from tessera.bots.greedy import Greedy
from tessera.bots.reasons import prospect
from tessera.games import GAMES
from tessera.games.fairytile.engine.rules import LAY
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.words import LANGUAGES, explain, level
from tests.bots.stopping import NEVER
from tests.bots.test_alphabeta import last_round
from tests.games.fairytile.board import Seat, drawn, page
from tests.games.fairytile.words import OUTLOOKS
from tests.games.sintra.board import palace, table
from tests.kernel.playing import match_at

SINTRA, FAIRYTILE = GAMES["sintra"], GAMES["fairytile"]
GLASS = "op yb gg op yb gg op -"  # seven complete windows
MORE = 3  # moves than are tried
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def choices(name: str, policy: str, seeds: range) -> Iterator[tuple[Match, Choice]]:
    """Everything that a bot considers in some games, with the match before the move."""
    for seed in seeds:
        match = tessera.new_game(name, seed=seed)
        bot, rng = Bot(match.game, policy, seconds=NEVER), generator(seed)
        while not match.is_over and match.ply < 120:
            thought = bot.think(match, rng, lines=3)
            for choice in thought.choices:
                yield match, choice
            match.play(thought.choices[0].move)


def after(match: Match, choice: Choice) -> Position:
    position = match.position.copy()
    match.game.play(position, choice.move)
    return position


# ------------------------------------------------------------------ they are what the bot went by


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_speaks_for_and_against_a_move_adds_up_to_its_lead(seats: int):
    """Nothing is left out of a reason: all groups together are the whole evaluation."""
    position = tessera.new_game("sintra", seats=seats, seed=4).position
    thinker, weights, seat = Greedy(SINTRA), weights_of(SINTRA), int(position.to_act)
    for move in SINTRA.legal_moves(position):
        line = [SINTRA.number_of(move)]
        ahead = prospect(thinker, position, line, generator(0))
        moved = position.copy()
        SINTRA.play(moved, move)
        lead = evaluator(SINTRA).lead(moved, seat, weights, new_scratch(SINTRA))
        rival = ahead.rival_of(seat)
        assert ahead.worth[seat].sum() - ahead.worth[rival].sum() == pytest.approx(lead)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_weightiest_reason_comes_first(name: str):
    for _, choice in choices(name, "greedy", range(2)):
        told = [reason.arguments for reason in choice.reasons]
        points = [float(arguments["by"]) for arguments in told if "by" in arguments]
        assert points == sorted(points, reverse=True)
        assert len(points) <= 3
        assert all(by > 0 for by in points)


def test_reasons_of_sintra_are_true_of_the_table():
    """What a reason says happens at once is what the move does."""
    told: Counter[str] = Counter()
    for match, choice in choices("sintra", "easy", range(6)):
        before, moved = match.position, after(match, choice)
        for reason in choice.reasons:
            seat, gain = int(reason.arguments.get("seat", 0)), reason.arguments.get("gain")
            if reason.message == "reason-points":
                assert gain == max(0, moved.score[seat] - before.score[seat])
            elif reason.message == "reason-broken":
                assert gain == max(0, moved.broken_row[seat] - before.broken_row[seat])
            elif reason.message == "reason-start" and gain:
                assert before.start_marker != seat == moved.start_marker
            elif reason.message == "reason-ready-rival" and reason.arguments["loss"]:
                colour = str(reason.arguments["colour"])
                assert can_complete(match, before, seat, colour)
            told[reason.message] += 1
    assert {"reason-points", "reason-broken", "reason-window", "reason-ready-rival"} <= set(told)


def can_complete(match: Match, position: Position, seat: int, colour: str) -> bool:
    """Could the seat, if it were its turn, complete a strip with the colour?"""
    turned = position.copy()
    turned.to_act = seat
    moves = [str(move) for move in match.game.legal_moves(turned)]
    return any("=" in move and move[1] == colour for move in moves)


def test_reasons_of_fairy_tile_are_true_of_the_table():
    """How far a page is away is found by making the moves, not by the terms that it comes from."""
    told, outlooks = Counter[str](), Counter[str]()
    for match, choice in choices("fairytile", "hard", range(4)):
        before, moved = match.position, after(match, choice)
        for reason in choice.reasons:
            seat, gain = int(reason.arguments.get("seat", 0)), reason.arguments.get("gain")
            if reason.message == "reason-outlook":
                outlook = str(reason.arguments["outlook"])
                outlooks[outlook] += 1
                assert is_true_of(outlook, before, moved)
            elif reason.message == "reason-told":
                assert gain == 0  # or it would be the outlook
            elif reason.message == "reason-magic" and gain:
                assert not before.magic[seat]
                assert moved.magic[seat]
            told[reason.message] += 1
    assert {"reason-outlook", "reason-page"} <= set(told)
    assert min(outlooks[word] for word in ("told", "one-move", "two-moves", "three-moves")) > 10


def is_true_of(outlook: str, before: Position, after: Position) -> bool:
    """Was the page told; or is the same page in hand, and that many moves away?"""
    seat = int(before.to_act)
    if outlook == "told":
        return bool(after.story_size[seat] == before.story_size[seat] + 1)
    away = {"one-move": 1, "two-moves": 2}.get(outlook, MORE)
    return bool(after.hand[seat] == before.hand[seat]) and moves_to_tell(after, seat) == away


def moves_to_tell(position: Position, seat: int) -> int:
    """How many moves of the characters tell the page in hand, found by making them all."""
    tables = {position.standing.tobytes(): at_its_turn(position, seat)}
    for moves in range(1, MORE):
        ahead: dict[bytes, Position] = {}
        for at, number in ((t, n) for t in tables.values() for n in FAIRYTILE.legal_numbers(t)):
            if number < LAY:
                moved = at.copy()
                FAIRYTILE.rules.play(moved, number)
                if moved.story_size[seat] > position.story_size[seat]:
                    return moves
                ahead.setdefault(moved.standing.tobytes(), at_its_turn(moved, seat))
        tables = ahead
    return MORE


def at_its_turn(position: Position, seat: int) -> Position:
    """The same table at the beginning of the seat's turn: nobody else moves meanwhile."""
    table = position.copy()
    table.to_act, table.adventure, table.recounted = seat, 1, 0
    return table


def test_a_hint_is_never_without_a_reason():
    """Even where no term tells the first moves apart."""
    said = Counter(bool(choice.reasons) for _, choice in best_choices())
    assert said[True] > 100
    assert said[False] == 0


def best_choices() -> Iterator[tuple[Match, Choice]]:
    """What a hint would say, in some games."""
    for name in GAMES:
        seen = -1
        for match, choice in choices(name, "hard", range(1)):
            if match.ply != seen:
                yield match, choice
            seen = match.ply


def test_what_is_as_good_is_said_beside_what_sets_the_move_apart():
    """A hint of three moves compares with the first that is worse, not only with the next."""
    both = [
        choice
        for _, choice in choices("sintra", "hard", range(2))
        if len(choice.reasons) > 1 and choice.reasons[-1] == Reason("reason-as-good")
    ]
    assert both


# ------------------------------------------------------------------ special reasons


def test_where_there_is_but_one_move_that_is_the_reason():
    """One colour in the centre, and no strip that it fits on."""
    board = table(palace(strips="- - - - - - - 0f", glass=GLASS, glazier=8), palace(), centre="b")
    assert len(SINTRA.legal_moves(board.position)) == 1
    match = match_at(SINTRA, board.position)
    thought = Bot(SINTRA, "hard", seconds=NEVER).think(match, generator(0), lines=3)
    assert [choice.reasons for choice in thought.choices] == [[Reason("reason-only-move")]]


@pytest.mark.parametrize("policy", ["greedy", "strong"])
def test_a_move_that_wins_needs_no_other_reason(policy: str):
    """[FT-8.1] The Princess visits the castle with the last page."""
    last = page("visits", who="princess", where="castle")
    board = drawn(
        """
          P c p
         K D p   """,
        seats=[Seat(hand=last, book=()), Seat()],
    )
    bot = Bot(FAIRYTILE, policy, seconds=NEVER)
    best = bot.think(match_at(FAIRYTILE, board.position), generator(0), lines=2).choices[0]
    assert best.reasons == [Reason("reason-wins")]
    assert best.share == pytest.approx(1, abs=0.05)


def test_what_is_proven_says_so_first():
    """The last round, three panes left: every line can be followed."""
    match = match_at(SINTRA, last_round(3, panes=3))
    best = Bot(SINTRA, "strong", seconds=NEVER).think(match, generator(0), lines=2).choices[0]
    assert best.reasons[0] == Reason("reason-proven")


# ------------------------------------------------------------------ words


def arguments() -> Iterator[dict[str, str | int | float]]:
    for gain, loss, kind, colour in product((0, 1, 2, 5), (0, 1, 7), ("advance", "lay"), "opybg"):
        yield {"by": 1.25, "seat": 1, "gain": gain, "loss": loss, "kind": kind, "colour": colour}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_reason_has_words_in_every_language(name: str, language: str):
    heuristics = GAMES[name].heuristics
    terms = heuristics.reasons.items()
    seen = {reason for term, reason in terms if term not in heuristics.hidden}
    messages = [*heuristics.main_terms, *(f"{reason}-rival" for reason in seen)]
    for message, told in product(messages, arguments()):
        assert explain(name, f"reason-{message}", told, NAMES, language).endswith(".")
    for message in ("wins", "proven", "only-move", "as-good", "a-little"):
        assert explain(name, f"reason-{message}", {}, NAMES, language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outlook_has_words_in_every_language(language: str):
    for word in OUTLOOKS:
        said = explain("fairytile", "reason-outlook", {"outlook": word}, NAMES, language)
        assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character_in_every_language(language: str):
    names = {level(name, language=language) for name in LEVELS}
    assert len(names) == len(LEVELS)
    characters = {level(name, "character", language) for name in LEVELS}
    assert len(characters) == len(LEVELS)
    assert all(len(character) > 20 for character in characters)


def test_the_gauges_are_terms_of_their_reasons():
    for game in GAMES.values():
        heuristics = game.heuristics
        assert set(heuristics.main_terms) == set(heuristics.reasons.values())
        for reason, term in heuristics.main_terms.items():
            assert heuristics.reasons[term] == reason


def test_reasons_survive_json():
    import msgspec

    reason = Reason("reason-points", {"by": 1.5, "gain": 7})
    assert msgspec.json.decode(msgspec.json.encode(reason), type=Reason) == reason
