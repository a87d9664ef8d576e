"""What people may ask of a table. Each request answers with the changes it brings, or refuses.

Nothing is changed here. Whoever asks is known by the hash of a key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tessera.kernel.engine.chance import Draws
from tessera.kernel.errors import StaleMove
from tessera.kernel.fair_draws import new_secret
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.records import LONGEST_NAME, check_names
from tessera.kernel.values import Move
from tessera.table import entries
from tessera.table.chat import check_reaction, check_text
from tessera.table.entries import AnyChange
from tessera.table.keys import same
from tessera.table.refusals import Refused
from tessera.table.settings import Place, Settings, check_level, check_settings
from tessera.table.table import Table
from tessera.table.text import check_marks, visible

LONGEST_SEED = 64
MOST_QUESTIONS = 2  # about one move
LONGEST_TYPED = 4 * LONGEST_NAME  # letters of a name that may come to fewer when they are composed

Changes = list[AnyChange]


# ------------------------------------------------------------------ opening, sitting, starting


def open_table(
    game: Game,
    settings: Settings,
    *,
    host: str,
    invitations: Sequence[str | None],
    secret: str | None = None,
) -> Changes:
    """A new table, with its secret. Invitations are hashes, by seat, where a place is kept."""
    kept = [place.kind == "invited" for place in settings.places]
    if [one is not None for one in invitations] != kept or settings.game != game.name:
        raise ValueError("every place that is kept has an invitation, and no other has one")
    checked = check_settings(game, settings)
    secret, kept_for = secret or new_secret(), list(invitations)
    return [entries.Opened(settings=checked, secret=secret, host=host, invitations=kept_for)]


def sit(
    table: Table, key: str, *, seat: int, name: str, seed: str, invitation: str = ""
) -> Changes:
    """Take a seat that is open or kept for one; with the last one taken the game starts."""
    if seat in table.seats_of(key):
        return []
    _check_waiting(table)
    _check_free(table, seat, invitation)
    name = _tidied(name)
    check_names([name], 1)
    check_marks(name)
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Refused(f"a seed has up to {LONGEST_SEED} printable characters", code="bad-seed")
    sat = entries.Sat(seat=seat, name=name, key=key, seed=seed)
    seeds = [seed if nth == seat else one.seed for nth, one in enumerate(table.seats)]
    if all(one.is_taken for nth, one in enumerate(table.seats) if nth != seat):
        return [sat, entries.Started(), *_played(table.new_match(), table.draws(seeds))]
    return [sat]


def _tidied(name: str) -> str:
    """The name in plain spaces, without what nothing is seen of; what is refused stays as it is."""
    plain = " ".join(name.split())
    if len(plain) > LONGEST_TYPED or not plain.isprintable():
        return plain
    return " ".join(visible(plain).split())


def _check_free(table: Table, seat: int, invitation: str) -> None:
    if seat not in range(len(table.seats)):
        raise Refused(f"there is no seat {seat}", code="no-such-seat")
    if table.seats[seat].is_taken:
        raise Refused("somebody sits there already", code="seat-taken")
    invited = table.invitations[seat]
    if table.settings.places[seat].kind == "invited" and not (
        invited is not None and same(invited, invitation)
    ):
        raise Refused("this seat is kept for somebody else", code="not-invited")


def stand(table: Table, key: str, *, seat: int) -> Changes:
    """Give the seat up, before the game begins."""
    _check_waiting(table)
    _check_own(table, key, seat)
    return [entries.Stood(seat=seat)]


def start(table: Table, key: str, *, level: str) -> Changes:
    """The host's word: bots take the seats that are still empty."""
    _check_waiting(table)
    if not same(table.host, key):
        raise Refused("only whoever opened the table can start the game", code="not-host")
    if not table.people():
        raise Refused("somebody has to sit down first", code="nobody-there")
    check_level(level, wanted=True)
    return [entries.Started(level=level), *_played(table.new_match(), table.draws(table.seeds))]


# ------------------------------------------------------------------ playing


def play(table: Table, key: str, *, ply: int, move: str, takebacks: int | None = None) -> Changes:
    """Make a move for one's seat. Said again, it changes nothing.

    How often moves had been taken back when it was made tells it from one that was taken back.
    """
    if _was_played(table, key, ply, move):
        return []
    _check_running(table)
    _check_ply(table, ply, takebacks)
    if table.to_act not in table.seats_of(key):
        raise Refused("it is not your turn", code="not-your-turn")
    if not table.seats[table.to_act].is_played_by_person:
        raise Refused("a bot plays for you", code="away")
    return _played(table.running_match(), table.draws(table.seeds), move)


def _was_played(table: Table, key: str, ply: int, move: str) -> bool:
    match = table.match
    if match is None or not 0 <= ply < match.ply:
        return False
    return str(match.moves[ply]) == move and match.seat_at(ply) in table.seats_of(key)


def play_for(table: Table, *, ply: int, move: Move | str, takebacks: int | None = None) -> Changes:
    """A bot's move; none if the game has gone on, or back, without it."""
    late = ply != table.ply or takebacks not in (None, len(table.takebacks))
    if late or table.bot_to_act is None:
        return []
    return _played(table.running_match(), table.draws(table.seeds), move)


def _played(match: Match, draws: Draws, move: Move | str | None = None) -> Changes:
    """A move, if there is one, and all that chance does before a seat is to act."""
    made = match.try_out(draws, move)
    return [entries.Played(ply=ply, move=str(one)) for ply, one in enumerate(made, match.ply)]


# ------------------------------------------------------------------ taking back


def undo(table: Table, key: str) -> Changes:
    """Take one's last move back: at once if nobody else plays, else the others are asked."""
    _check_running(table)
    if not table.settings.undo:
        raise Refused("at this table nothing is taken back", code="no-undo")
    seats = _seats_played_by(table, key)
    if table.question is not None:
        raise Refused("somebody asks already to take a move back", code="asked-already")
    match = table.running_match()
    ply = match.last_move_of(seats)
    if table.people() <= {key}:
        return [entries.TakenBack(ply=ply)]
    _check_question(table, ply)
    return [entries.Asked(seat=match.seat_at(ply), ply=ply)]


def _check_question(table: Table, ply: int) -> None:
    """Bots rest while there is a question, and no clock may run: so nobody asks for ever."""
    move = table.move_at(ply)
    if table.unanswered == move:
        raise Refused("nobody answered when you asked: play on", code="nobody-answered")
    if table.questions[move] >= MOST_QUESTIONS:
        raise Refused("you have asked often enough: play on", code="asked-enough")


def answer(table: Table, key: str, *, agree: bool) -> Changes:
    """Let another take a move back, or not; whoever asked may think better of it."""
    _check_running(table)
    question, seats = table.question, _seats_played_by(table, key)
    if question is None:
        raise Refused("nobody asks to take a move back", code="not-asked")
    if not agree:
        return [entries.Declined(seat=seats[0])]
    asker = table.seats[question.seat].key
    if same(asker, key):
        raise Refused("the others are asked, not you", code="own-question")
    if table.people() <= {asker, key, *question.agreed}:
        return [entries.Agreed(seat=seats[0]), entries.TakenBack(ply=question.ply)]
    return [entries.Agreed(seat=seats[0])]


def lapse(table: Table, *, at: int) -> Changes:
    """What becomes of a question that nobody answered in time: it is as if never asked."""
    question = table.question
    if question is None or at < question.lapses_at:
        return []
    return [entries.Declined(seat=question.seat)]


# ------------------------------------------------------------------ coming and going


def leave(table: Table, key: str, *, seat: int) -> Changes:
    """Go away during the game: a bot plays on for the seat, or it forfeits."""
    _check_running(table)
    _check_own(table, key, seat)
    return [] if table.seats[seat].level is not None else _absent(table, seat, "left")


def come_back(table: Table, key: str, *, seat: int) -> Changes:
    """Take one's seat again from the bot."""
    _check_running(table)
    _check_own(table, key, seat)
    if table.seats[seat].forfeited:
        raise Refused("the seat has forfeited the game", code="forfeited")
    return [entries.Returned(seat=seat)] if table.seats[seat].is_away else []


def expire(table: Table, *, at: int) -> Changes:
    """What becomes of the seat to act if its time is up."""
    if table.status != "running" or not table.clock.is_up(at):
        return []
    return _absent(table, table.to_act, "late")


def _absent(table: Table, seat: int, why: Literal["left", "late"]) -> Changes:
    if table.settings.absent == "forfeit":
        return [entries.Forfeited(seat=seat, why=why)]
    return [entries.Left(seat=seat, why=why)]


# ------------------------------------------------------------------ talking, playing again


def say(table: Table, key: str, *, seat: int, text: str, at: int) -> Changes:
    """Say something to all at the table."""
    _check_own(table, key, seat)
    check_text(text)
    table.talk.check(seat, at)
    return [entries.Said(seat=seat, text=text)]


def react(table: Table, key: str, *, seat: int, reaction: str, at: int) -> Changes:
    """Show a feeling."""
    _check_own(table, key, seat)
    check_reaction(reaction)
    table.talk.check(seat, at)
    return [entries.Reacted(seat=seat, reaction=reaction)]


def rematch(
    table: Table, key: str, *, new_id: str, secret: str | None = None
) -> tuple[Changes, Changes]:
    """Play again with seats moved round: what happens at this table, and what opens the new one.

    Every person is invited with the key they have, and sits down with a new seed.
    """
    if table.status != "over":
        raise Refused("the game is not over", code="not-over")
    if not table.seats_of(key):
        raise Refused("only those who played can play again", code="not-your-seat")
    if table.followed_by is not None:
        return [], []
    moved = [table.seats[nth - 1] for nth in range(len(table.seats))]
    places = [
        Place(kind="invited") if seat.key else Place(kind="bot", level=seat.level) for seat in moved
    ]
    settings = msgspec.structs.replace(table.settings, places=places)
    opened = open_table(
        table.game,
        settings,
        host=table.host,
        invitations=[seat.key or None for seat in moved],
        secret=secret,
    )
    return [entries.Followed(table=new_id)], opened


# ------------------------------------------------------------------ who may ask, and when


def _check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("the game has begun already", code="already-begun")


def _check_running(table: Table) -> None:
    if table.status == "waiting":
        raise Refused("the game has not begun yet", code="not-begun")
    if table.status == "over":
        raise Refused("the game is over", code="game-over")


def _check_ply(table: Table, ply: int, takebacks: int | None) -> None:
    if ply != table.ply or takebacks not in (None, len(table.takebacks)):
        sentence = f"this move is for ply {ply}; the game is at ply {table.ply}"
        raise StaleMove(sentence, ply=table.ply)


def _seats_played_by(table: Table, key: str) -> list[int]:
    """The seats that whoever has the key plays for at present."""
    seats = table.seats_of(key)
    if not seats:
        raise Refused("this is for those who play", code="not-your-seat")
    played = [seat for seat in seats if table.seats[seat].is_played_by_person]
    if not played:
        raise Refused("a bot plays for you", code="away")
    return played


def _check_own(table: Table, key: str, seat: int) -> None:
    if seat not in table.seats_of(key):
        raise Refused("this is not your seat", code="not-your-seat")
