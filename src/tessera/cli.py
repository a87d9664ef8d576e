"""The command line: it joins games, bots and lab. `tessera --help` lists the commands."""

from __future__ import annotations

import io
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional

from typer import Argument, Context, Option, Typer, echo

import tessera
from tessera.kernel.errors import InvalidOption, InvalidRecord, TesseraError

if TYPE_CHECKING:
    from tessera.kernel.match import Match

app = Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="A table for tile games. See also: make help.",
)

TAKES_OPTIONS: dict[str, Any] = {  # of the game that is named, such as --side B
    "context_settings": {"allow_extra_args": True, "ignore_unknown_options": True},
    "epilog": "Options of a game are said the same way: tessera games lists them.",
}

GameName = Annotated[str, Argument(help="see: tessera games", show_default=False)]
Seats = Annotated[int, Option(help="how many seats")]
Seed = Annotated[Optional[int], Option(help="the same seed brings the same draws")]
Language = Annotated[str, Option(help="en, pl, cs or es")]
Box = Annotated[Optional[Path], Option("--components", help="a box file of your own")]


@app.command()
def games() -> None:
    """List the games with their options."""
    from tessera.games import GAMES

    for game in map(GAMES.load, GAMES):
        seats = f"{game.seats[0]} to {game.seats[-1]} seats"
        options = (f", --{name} {'|'.join(values)}" for name, values in game.options.items())
        echo(f"{game.name}: {game.title}, {seats}{''.join(options)}")


@app.command(**TAKES_OPTIONS)
def play(
    context: Context,
    game: Annotated[Optional[str], Argument(help="see: tessera games", show_default=False)] = None,
    seats: Annotated[Optional[int], Option(help="how many seats, 2 if not said")] = None,
    bots: Annotated[
        Optional[str], Option(help="bots for the last seats, such as easy,strong; none for no bot")
    ] = None,
    seed: Seed = None,
    components: Box = None,
    resume: Annotated[Optional[Path], Option(help="go on with a saved game")] = None,
    position: Annotated[
        Optional[Path], Option("--from", help="begin at the position in a JSON file")
    ] = None,
    letters: Annotated[bool, Option("--letters", help="draw letters, not shapes")] = False,
) -> None:
    """Play a game in the terminal."""
    from tessera.games import GAMES
    from tessera.terminal.playing import Session, bots_by_name, bots_for, names_for

    if resume is not None:
        if (game, seats, components, position) != (None,) * 4 or context.args:
            sentence = "a saved game brings its own seats, options and box: leave them out"
            raise InvalidOption(sentence)
        match = tessera.load(resume, seed=seed)
        seated = bots_by_name(match.names) if bots is None else bots_for(bots, match.seats)
        Session(match, bots=seated, told=match.ply, seed=seed, letters=letters).run()
        return
    if position is not None:
        if seats is not None:
            raise InvalidOption("a position brings its own seats: leave them out")
        match = _match_from(position, game, context, seed, components)
    else:
        name = game or next(iter(GAMES))
        options: Any = _options(name, context)
        match = tessera.new_game(
            name, seats=2 if seats is None else seats, seed=seed, components=components, **options
        )
    seated = bots_for(bots, match.seats)
    match.names = names_for(seated, match.seats)
    Session(match, bots=seated, seed=seed, letters=letters).run()


def _match_from(
    file: Path, game: str | None, context: Context, seed: int | None, box: Path | None
) -> Match:
    """A game that begins at a position; what its file does not say is said as for a new game."""
    from tessera.kernel.records import read_beginning

    found = read_beginning(file)
    name = found.game or game
    if name is None:
        raise InvalidOption(f"{file.name} does not say of which game it is: name it")
    said = _options(name, context)
    both = found.options.keys() & said.keys() or None not in (box, found.components)
    if both or game not in (None, name):
        raise InvalidOption(f"{file.name} brings its own game, options or box: leave them out")
    printed = box if found.components is None else found.components
    options: Any = {**found.options, **said}
    return tessera.from_position(name, found.position, seed=seed, components=printed, **options)


@app.command(**TAKES_OPTIONS)
def trace(
    context: Context,
    game: GameName,
    seats: Seats = 2,
    seed: Annotated[int, Option(help="the same seed brings the same games")] = 0,
    games: Annotated[int, Option(min=1, help="how many games")] = 1,
    policy: Annotated[str, Option(help="random, greedy or a bot's level")] = "random",
    components: Box = None,
) -> None:
    """Print legal games as JSON lines, for another program to check."""
    from tessera.games import GAMES
    from tessera.lab.traces import trace as lines

    try:
        for line in lines(
            GAMES[game],
            seats=seats,
            options=_options(game, context),
            seed=seed,
            games=games,
            policy=policy,
            components=components,
        ):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our lines has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@app.command()
def replay(
    file: Annotated[Path, Argument(help="a record", show_default=False)],
    letters: Annotated[bool, Option("--letters", help="draw letters, not shapes")] = False,
) -> None:
    """Verify a record and step through it."""
    from tessera.terminal.replaying import ReplaySession

    ReplaySession(tessera.load(file, chance=False), letters=letters).run()


@app.command()
def serve(
    host: Annotated[str, Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, Option(help="the port to listen on", min=1, max=65535)] = 8000,
    data: Annotated[Optional[Path], Option(help="the folder with all games")] = None,
    database: Annotated[
        Optional[str], Option(help="a PostgreSQL database: postgresql://user@host/name")
    ] = None,
    workers: Annotated[int, Option(help="processes, with PostgreSQL", min=1, max=64)] = 1,
    origin: Annotated[
        Optional[list[str]], Option(help="another site that may use this server")
    ] = None,
    site: Annotated[
        Optional[list[str]],
        Option(help="a name that this server is known by, such as tables.example.org"),
    ] = None,
    limits: Annotated[Optional[Path], Option(help="a TOML file with limits of your own")] = None,
    proxy: Annotated[str, Option(help="the reverse proxy's address")] = "127.0.0.1",
    open_page: Annotated[
        bool, Option("--open", help="at home: any free port, and show it in a browser")
    ] = False,
) -> None:
    """Serve tables to browsers."""
    from tessera.server.startup_bar import going_on

    bar = going_on() if open_page else None  # before anything heavy is loaded
    from platformdirs import user_data_path

    try:
        from tessera.server.app import ServerOptions
        from tessera.server.limits import Limits, read_limits
        from tessera.server.serving import serve as run

        options = ServerOptions(
            data=None if database else str(data or user_data_path("tessera")),
            database=database,
            origins=origin or [],
            sites=site or [],
            limits=Limits() if limits is None else read_limits(limits),
            at_home=open_page,
        )
        run(options, host=host, port=port, workers=workers, proxy=proxy, bar=bar)
    except ModuleNotFoundError as error:
        lacking = f"the server needs {error.name}, which is not installed"
        raise InvalidOption(f"{lacking}: pip install 'tessera[server]'") from error
    finally:
        if bar is not None:
            bar.close()


NO_SECRET = (
    "the secret behind the draws is not in this record: "
    "it is told when the game is over, be it by forfeit"
)


@app.command()
def verify(
    file: Annotated[Path, Argument(help="a record", show_default=False)],
    commitment: Annotated[
        Optional[str], Option(help="what the table committed to before the game")
    ] = None,
) -> None:
    """Check every move of a record, and every draw if a table committed to its shuffles."""
    from tessera.kernel.fair_draws import check_commitment

    kept = None if commitment is None else check_commitment(commitment)
    match = tessera.load(file, chance=False)
    echo(f"{match.game.title}, {match.seats} seats: all {match.ply} plies are by the rules.")
    if match.start is not None:
        echo("It begins at a position, and nothing says how that came about.")
    shuffle = match.shuffle
    if kept is None and shuffle is None:
        echo("No table committed to the draws of this game, so they cannot be checked.")
        return
    if shuffle is not None and shuffle.secret is None and not match.is_over:
        check_commitment(shuffle.commitment)
        shuffle.compare(kept)
        raise InvalidRecord(NO_SECRET)  # a game may be over without it: nobody knows who forfeited
    drawn = match.check_draws(kept)
    echo(f"All {drawn} draws come from the secret and the seats' seeds.")
    if shuffle is not None:
        echo(f"The commitment in this record: {check_commitment(shuffle.commitment)}")
        proof = "It is proof only if you have kept the same from before the game: --commitment"
        echo(proof if kept is None else "It is the one that you kept.")


@app.command()
def analyse(
    file: Annotated[Path, Argument(help="a record", show_default=False)],
    level: Annotated[str, Option(help="the bot that looks at it")] = "strong",
    seconds: Annotated[float, Option(min=0.01, help="for a position, at most")] = 0.5,
    language: Language = "en",
    json: Annotated[bool, Option("--json", help="one JSON object")] = False,
) -> None:
    """Review a game: the chances after each ply, the best and worst moves and why."""
    from tessera.bots import Bot
    from tessera.terminal.reviewing import ReviewReport, look_again
    from tessera.words import check_language

    check_language(language)
    match = tessera.load(file, chance=False)
    bot = Bot(match.game, level, seconds=seconds)
    found = look_again(match, bot, language=language)
    if json:
        _print_json(found)
    else:
        ReviewReport(match, found, language=language).show()


@app.command(**TAKES_OPTIONS)
def arena(
    context: Context,
    game: GameName,
    bots: Annotated[str, Option(help="such as strong,greedy: the first is measured")],
    games: Annotated[int, Option(min=1, help="how many games, in all")] = 400,
    seats: Seats = 2,
    seed: Annotated[int, Option(min=0, help="the same seed brings the same set-ups")] = 0,
    seconds: Annotated[
        Optional[float], Option(min=0.001, help="for a move, in place of the bots' own")
    ] = None,
    bar: Annotated[
        Optional[float], Option(min=0.0, max=99.9, help="percent of wins to be tested")
    ] = None,
    until_decided: Annotated[
        bool, Option("--until-decided", help="stop once the sequential test has a verdict")
    ] = False,
    out: Annotated[Optional[Path], Option(help="folder for results and records")] = None,
    ray: Annotated[
        Optional[str], Option(metavar="ADDRESS", help="a Ray cluster to play on, or: local")
    ] = None,
) -> None:
    """Let bots play each other, and say how much stronger the first one is."""
    from tessera.lab.arena import on_this_machine, settings_for
    from tessera.lab.cluster import on_a_cluster
    from tessera.lab.contest import run
    from tessera.terminal.arena import watch

    names = bots.split(",")
    options = _options(game, context)
    settings = settings_for(game, names, seats=seats, options=options, seed=seed, seconds=seconds)
    folder = out or Path(f"arena-{game}-{seats}-{'-'.join(names)}")
    contest = run(
        settings,
        games=games,
        folder=folder,
        players=on_this_machine if ray is None else partial(on_a_cluster, ray),
        bar=None if bar is None else bar / 100,
        until_decided=until_decided,
    )
    watch(contest, settings, games=games, folder=folder)


@app.command()
def train(
    game: GameName,
    games: Annotated[int, Option(min=20, help="of self-play in every round")] = 20_000,
    rounds: Annotated[int, Option(min=1, help="of playing and fitting")] = 3,
    noise: Annotated[
        Optional[float], Option(min=0.0, help="of the players, in points; games should differ")
    ] = None,
    seed: Annotated[int, Option(min=0, help="the same seed brings the same weights")] = 0,
    out: Annotated[
        Optional[Path], Option(help="file for the weights, in place of the game's own")
    ] = None,
) -> None:
    """Find the weights of a game's evaluation by self-play."""
    from tessera.games import GAMES
    from tessera.lab.training import train as find
    from tessera.terminal import tracked

    watch = partial(tracked, description=f"{GAMES[game].title}: self-play")
    find(GAMES[game], games=games, rounds=rounds, noise=noise, seed=seed, file=out, watch=watch)


@app.command()
def bench(
    seconds: Annotated[float, Option(min=0.1, help="for each figure")] = 2.0,
    json: Annotated[bool, Option("--json", help="one JSON object")] = False,
) -> None:
    """Measure the engines beside OpenSpiel in the same run."""
    from tessera.terminal.benchmarks import show, watched

    figures = watched(seconds)
    if json:
        _print_json(figures)
    else:
        show(figures)


def _print_json(found: object) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


def _options(game: str, context: Context) -> dict[str, str]:
    """What else was said, as options of the game: --side B, --side=b."""
    from tessera.games import GAMES

    known, words, options = GAMES.load(game).options, list(context.args), dict[str, str]()
    while words:
        name, is_said, value = words.pop(0).partition("=")
        if not name.startswith("--"):
            raise InvalidOption(f"nobody knows what {name[:40]!r} means here")
        name = name.removeprefix("--")
        if not is_said:
            value = words.pop(0) if words else ""
        same = [one for one in known.get(name, ()) if one.lower() == value.lower()]
        options[name] = same[0] if same else value
    return options


def main() -> None:
    """Run a command; what a person can put right is told in one sentence."""
    for stream in (sys.stdout, sys.stderr):  # a sign that a terminal lacks is no reason to stop
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except TesseraError as error:
        from tessera.terminal import one_sentence

        sys.stderr.write(f"tessera: {one_sentence(error)}\n")
        sys.exit(1)
