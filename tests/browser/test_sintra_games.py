"""Whole games of Stained Glass of Sintra in a real browser, in every way to play."""

from __future__ import annotations

from tests.browser.conftest import Meet


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


def test_a_whole_game_by_keyboard_only(meet: Meet):
    """Nothing needs a mouse, and one is never lost on the page."""
    person = meet()
    person.page.goto("/")
    person.page.locator("select").first.select_option("novice")
    person.page.focus("[data-play=sintra]")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("[data-pick]:not([disabled])")
    assert person.play_on(keyboard=True) >= 12


def test_a_game_on_one_screen_turns_the_board_to_whoever_is_to_move(meet: Meet):
    person = meet()
    page = person.page
    page.goto("/new/sintra/screen")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-pick]:not([disabled])")
    seen: set[str] = set()
    for turn in range(200):
        page.wait_for_selector(
            "[data-pick]:not([disabled]), main[data-status=over]", state="attached"
        )
        if person.is_over:
            break
        seen.add(page.locator(".mine h2").inner_text())
        person.turn_by_mouse(turn)
    assert person.is_over
    assert seen == {"Ana", "Bo"}


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
    guest.page.locator("[data-sit]").click()
    host.page.wait_for_selector("main[data-status=running]")


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
    turn = 0
    while not host.is_over:
        mover = next((one for one in (host, guest) if one.is_to_act), None)
        if mover is None:
            host.page.wait_for_timeout(20)
            continue
        turn += 1
        other, ply = (guest if mover is host else host), mover.ply
        assert not other.is_to_act
        mover.turn_by_mouse(turn)
        for one in (other, watcher):
            one.wait_for_ply_after(ply)
        assert not watcher.is_to_act
    assert host.is_over
    guest.page.wait_for_selector("main[data-status=over]")
    watcher.page.wait_for_selector("main[data-status=over]")
