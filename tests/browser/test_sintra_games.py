"""Games of Stained Glass of Sintra in a real browser, in every way to play.

One is played whole, from the start page to the result; the others begin where the last round does.
"""

from __future__ import annotations

from itertools import count

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.table.seated import Sitting, against_bots, one_screen, two_people

LAST = 6


def last_round(sitting: Sitting) -> Sitting:
    """Played on until Ana is to move in the last round, everything but a turn or two to come."""
    match = sitting.table.running_match
    sitting.until(lambda: match().position.round_number == LAST and sitting.table.to_act == 0)
    assert sitting.table.status == "running"
    return sitting


def test_a_whole_game_against_a_bot_by_mouse(meet: Meet):
    """From the start page to the result, which explains every point."""
    person = meet()
    person.play_now()
    turns = person.play_on()
    assert turns >= 12
    dialog = person.page.locator("dialog[open]")
    dialog.wait_for()
    scores = [int(text.replace("−", "-")) for text in dialog.locator(".sum td").all_inner_texts()]
    parts = [
        [int(cell.split()[0].replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in dialog.locator("tbody tr:not(.sum)").all()
    ]
    assert [sum(column) for column in zip(*parts, strict=True)] == scores
    assert person.page.locator("[data-draws]").get_attribute("data-draws") == "kept"


def test_a_game_is_begun_and_ended_by_keyboard_only(meet: Meet):
    """Nothing needs a mouse, and one is never lost on the page."""
    person, other = meet(), meet()
    person.page.goto("/")
    person.page.locator("select").first.select_option("novice")
    person.page.focus("[data-play=sintra]")
    person.page.keyboard.press("Enter")
    for turn in range(3):
        person.wait_for_turn()
        person.turn_by_keyboard(turn)
    other.sit_at(last_round(against_bots()))
    assert other.play_on(keyboard=True) >= 2
    assert other.is_over


def test_a_game_on_one_screen_turns_the_board_to_whoever_is_to_move(meet: Meet):
    person, later = meet(), meet()
    page = person.page
    page.goto("/new/sintra/screen")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    person.wait_for_turn()
    first = page.locator(".mine h2").inner_text()
    person.turn_by_mouse()
    person.wait_for_turn()
    assert {first, page.locator(".mine h2").inner_text()} == {"Ana", "Bo"}
    sitting = last_round(one_screen())
    later.sit_at(sitting)
    for turn in count():
        if later.is_over:
            break
        seat = later.page.locator(".mine .palace").get_attribute("data-seat")
        assert seat == later.to_move
        later.turn_by_mouse(turn)
        later.wait_for_turn()


def test_a_friend_is_invited_to_a_table_that_nobody_may_watch(meet: Meet):
    """The invitation lets them in, and nobody without one."""
    host, guest, stranger = meet(), meet(), meet()
    host.page.goto("/new/sintra")
    host.page.locator("summary").click()
    host.page.get_by_label("Who may watch?").select_option("nobody")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.locator(".link input").input_value()
    stranger.page.goto(link.split("#")[0])
    stranger.page.get_by_role("heading", name="There is no such table").wait_for()
    guest.page.goto(link)
    guest.page.evaluate("window.isTheSamePage = true")
    guest.page.locator("[data-sit]").click()
    for one in (host, guest):
        one.page.wait_for_selector("main[data-status=running]")
    assert guest.page.evaluate("window.isTheSamePage")  # nothing is loaded anew to sit down
    assert "#" not in guest.page.url  # the invitation is used up
    expect(guest.page.locator(".mine .palace")).to_have_attribute("data-seat", "1")


def play_together(people: list[Person], watcher: Person, turns: int | None = None) -> None:
    """Whoever is to move does so, in everybody's sight, until the game is over."""
    turn = 0
    while not watcher.is_over and turn != turns:
        seat, ply = int(watcher.to_move), watcher.ply
        people[seat].wait_for_turn()
        assert not people[1 - seat].is_to_act
        assert not watcher.is_to_act
        people[seat].turn_by_mouse(turn)
        for one in (*people, watcher):
            one.wait_for_ply_after(ply)
        turn += 1


def test_two_windows_and_a_spectator(meet: Meet):
    """Invited by a link; everybody sees the same, only those to move are offered moves."""
    host, guest, watcher = meet(), meet(locale="pl"), meet(locale="es")
    host.page.goto("/new/sintra")
    host.page.get_by_label("Your name").fill("Ana")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.locator(".link input").input_value()
    guest.page.goto(link)
    guest.page.locator("[data-sit]").click()
    host.page.wait_for_selector("main[data-status=running]")
    watcher.page.goto(link.split("#")[0])
    watcher.page.wait_for_selector("main[data-status=running]")
    play_together([host, guest], watcher, turns=4)


def test_two_windows_and_a_spectator_see_the_end(meet: Meet):
    """The last round, everybody in a language of their own."""
    host, guest, watcher = meet(), meet(locale="pl"), meet(locale="es")
    table = host.sit_at(last_round(two_people()))
    guest.join(table, "bea", host.ply, turn=False)
    watcher.join(table, None, host.ply)
    play_together([host, guest], watcher)
    for one in (host, guest, watcher):
        one.page.wait_for_selector("main[data-status=over]")
