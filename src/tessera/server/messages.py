"""What goes over the wire, both ways. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tessera.bots.review import GameReview
from tessera.kernel.engine.chance import MOST_SEATS
from tessera.kernel.values import Event, Json, View
from tessera.table.chat import ChatLine
from tessera.table.settings import Settings
from tessera.table.view import Agreement, ChoiceShown, Listed, PlyShown, TableState

Key: TypeAlias = Annotated[str, Meta(max_length=100)]
Short: TypeAlias = Annotated[str, Meta(max_length=400)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]

# ------------------------------------------------------------------ from the browser, over HTTP


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all requests have in common: nothing but what they say."""


class OpenTable(Request, frozen=True, kw_only=True):
    """Open a table. Whoever does is its host."""

    settings: Settings
    box: Json | None = None  # the host's own: what its TOML file says, instead of components


class SitDown(Request, frozen=True, kw_only=True):
    """Take a seat; the seed is any text, the more random the better."""

    seat: SeatNumber
    name: Short
    seed: Short
    invitation: Key = ""


class OneSeat(Request, frozen=True, kw_only=True):
    """Something about one's own seat: stand up, leave, come back."""

    seat: SeatNumber


class StartGame(Request, frozen=True, kw_only=True):
    """The host's word: bots of this level on the empty seats."""

    level: Short


# ------------------------------------------------------------------ to the browser, over HTTP


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table is there. Only its host learns these."""

    table: str
    key: str
    invitations: list[str | None]  # for each seat that is kept for somebody
    commitment: str  # to the secret behind the draws


class SatDown(msgspec.Struct, frozen=True, kw_only=True):
    """The key of one's seat, to be kept."""

    key: str


class FollowedBy(msgspec.Struct, frozen=True, kw_only=True):
    """The table where the same people play again."""

    table: str


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table before one sits down or watches."""

    table: str
    number: int
    agreement: Agreement
    state: TableState
    seats: list[int]  # one's own
    host: bool


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that anyone may watch or join."""

    table: str
    shown: Listed


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    hides: bool  # is anything hidden from the others?
    words: dict[str, str]  # by language, of a game that another package brings: Fluent
    rules: dict[str, str]  # the same: Markdown


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What can be played here and against whom, and what can be shown at a table."""

    games: list[GameShown]
    levels: list[str]
    reactions: list[str]


class GamePrepared(msgspec.Struct, frozen=True, kw_only=True):
    """When a game's parts are ready: seconds from now, 0 if they are, null if they never are."""

    rules: int | None
    levels: dict[str, int | None]  # the bots
    hints: int | None


class PreparationShown(msgspec.Struct, frozen=True, kw_only=True):
    """How far the server is with what it compiles at its first start."""

    complete: bool
    done: int  # functions
    of: int
    share: float  # of the work, from 0 to 1
    seconds: int  # until everything is ready, about
    trouble: bool  # something could not be made ready: the log says what
    games: dict[str, GamePrepared]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The game before a ply."""

    ply: int
    view: View | None


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One move of a record, and the table after it."""

    ply: PlyShown
    view: View


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole record, move by move."""

    game: str
    options: dict[str, str]
    components: Json
    names: list[str]
    steps: list[Step]


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why not. The code and the facts are for the browser to translate, the sentence for people."""

    code: str
    sentence: str
    clause: str | None = None  # of the rules
    facts: dict[str, str | int | float | bool | list[str | int | list[int]] | None] = {}


class Health(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the server is."""

    status: Literal["alive", "ready"]
    set_aside: int = 0  # tables that cannot be read: the log names them


# ------------------------------------------------------------------ from the browser, at a table


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=str.lower):
    """A message at a table; the answer bears the same id."""

    id: Number = 0


class Hello(Wish, frozen=True, kw_only=True):
    """The first message. Without a key one watches. Says what was seen before a break."""

    key: Key | None = None
    ply: Number = 0  # up to which the moves are known
    takebacks: Number = 0
    number: Number = 0  # of the last entry that is known


class Play(Wish, frozen=True, kw_only=True):
    """Make a move."""

    ply: Number
    move: Short
    takebacks: Number | None = None  # how often moves had been taken back when it was made


class Undo(Wish, frozen=True, kw_only=True):
    """Take one's last move back, or ask to."""


class Agree(Wish, frozen=True, kw_only=True):
    """Let the other take a move back."""


class Decline(Wish, frozen=True, kw_only=True):
    """Do not, or no longer ask."""


class Say(Wish, frozen=True, kw_only=True):
    """Say something."""

    seat: SeatNumber
    text: Short


class React(Wish, frozen=True, kw_only=True):
    """Show a feeling."""

    seat: SeatNumber
    reaction: Short


class Hint(Wish, frozen=True, kw_only=True):
    """What would a strong bot do now?"""


class Foresee(Wish, frozen=True, kw_only=True):
    """What would happen with each of these moves, as far as the seat can know?"""

    ply: Number
    moves: Annotated[list[Short], Meta(max_length=100)]


class Review(Wish, frozen=True, kw_only=True):
    """How was the game played? Asked when it is over; it takes a while."""


AnyWish: TypeAlias = Hello | Play | Undo | Agree | Decline | Say | React | Hint | Foresee | Review


# ------------------------------------------------------------------ to the browser, at a table


class News(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower):
    """A message to one connection."""


class Update(News, frozen=True, kw_only=True):
    """Something happened. Cut the log at `first`, then add the plies."""

    number: int
    state: TableState
    viewpoint: int | None  # through which seat one looks; None is a spectator
    view: View | None
    moves: list[str]  # the notation of those that one may make now
    first: int
    plies: list[PlyShown]
    said: list[ChatLine]


class Welcome(Update, frozen=True, kw_only=True):
    """The answer to hello: all one may know."""

    id: int
    now: int  # by the server's clock, in milliseconds since 1970, as deadlines are
    agreement: Agreement
    seats: list[int]  # one's own
    host: bool


class Done(News, frozen=True, kw_only=True):
    """The wish with this id is granted and on the disk."""

    id: int
    ply: int


class Refusal(News, frozen=True, kw_only=True, omit_defaults=True):
    """The wish with this id is refused."""

    id: int
    problem: Problem


class Advice(News, frozen=True, kw_only=True):
    """What a strong bot would do, the best move first."""

    id: int
    ply: int
    choices: list[ChoiceShown]
    proven: bool


class Foreseen(News, frozen=True, kw_only=True):
    """What would happen, for each move in the order that was asked."""

    id: int
    ply: int
    events: list[list[Event]]


class Reviewing(News, frozen=True, kw_only=True):
    """How far the review has come."""

    id: int
    done: int
    of: int


class Reviewed(News, frozen=True, kw_only=True):
    """How the game was played."""

    id: int
    review: GameReview


AnyNews: TypeAlias = Welcome | Update | Done | Refusal | Advice | Foreseen | Reviewing | Reviewed
