"""What a player expects of Fairy Tile's table: the map, the book, previews, nothing lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tessera.games.fairytile.events import Recounted
from tests.browser.conftest import Meet
from tests.browser.reader import OFFERED, Reader
from tests.browser.test_for_everyone import axe
from tests.table.seated import Sitting, against_bots, one_screen


def fresh(game: str = "fairytile") -> Sitting:
    """A table against the weakest bot, to move."""
    return against_bots(game).until_turn_of(0)


def told(sitting: Sitting, seat: int) -> int:
    """How many pages the seat has told."""
    return int(sitting.table.running_match().position.story_size[seat])


def telling(sitting: Sitting) -> list[str]:
    """The moves by which somebody's page would be told."""
    game, position = sitting.game, sitting.table.running_match().position
    events = {move: game.foresee(position, game.parse_move(move)) for move in sitting.legal}
    return [
        move for move, told in events.items() if any(isinstance(event, Recounted) for event in told)
    ]


# ------------------------------------------------------------------ playing


def test_looking_at_a_location_shows_the_way_and_what_would_be_seen(reader: Reader):
    """[FT-7.1] Escape lets go."""
    page = reader.page
    page.click("[data-pick=knight]")
    page.locator(OFFERED).first.hover()
    page.locator(".marks .way").first.wait_for(state="attached")
    assert page.locator(".marks .seen").count() >= 2
    expect(page.locator(".marks .target")).to_have_count(1)
    expect(page.locator(".deed h2")).to_have_text(re.compile("page"))  # told or not: first of all
    expect(page.locator(".deed")).to_contain_text("The Knight then sees")
    page.keyboard.press("Escape")
    expect(page.locator(OFFERED)).to_have_count(0)


def test_a_mouse_that_is_not_there_goes_nowhere(meet: Meet):
    """Browsers move one where a finger was; the first tap must still only look."""
    phone = {"width": 390, "height": 844}
    reader: Reader = meet(Reader, viewport=phone, has_touch=True, is_mobile=True)
    reader.sit_at(fresh())
    page = reader.page
    page.locator("[data-pick=tile]").tap()
    page.locator(OFFERED).first.hover()
    ply = reader.ply
    page.locator(OFFERED).first.tap()
    page.locator("[data-do]").wait_for()
    assert reader.ply == ply


def test_the_tile_turns_and_shows_every_place_where_it_fits(reader: Reader):
    """[FT-5.1] By R, its button, a click, the wheel; the places of all rotations stay in sight, and
    what lies there is seen before it is done.
    """
    page = reader.page
    tile, places = page.locator("[data-pick=tile] [data-rotation]"), page.locator(OFFERED)
    page.click("[data-pick=tile]")
    everywhere = places.count()
    assert everywhere == page.locator(".marks .pips").count()
    ways = [
        lambda: page.keyboard.press("r"),
        lambda: page.click("[data-turn-tile]"),
        lambda: page.click("[data-pick=tile]"),
        lambda: (page.hover("[data-pick=tile] .picture"), page.mouse.wheel(0, 100)),
    ]
    for turn_it in ways:
        before = tile.get_attribute("data-rotation") or ""
        turn_it()
        expect(tile).not_to_have_attribute("data-rotation", before)
        expect(places).to_have_count(everywhere)
    page.locator(OFFERED).first.hover()
    page.locator(".ghost").wait_for()


def test_turning_the_page_is_asked_once_more_and_gives_magic(reader: Reader):
    """[FT-3.4] It cannot be taken back; then a second adventure is offered, or kept. [FT-3.3]"""
    page = reader.page
    before, ply = page.locator(".book .objective").inner_text(), reader.ply
    page.click("[data-pick=page]")
    assert reader.ply == ply
    page.click("[data-do]")
    reader.wait_for_ply_after(ply)
    reader.wait_for_turn()
    expect(page.locator(".book .objective")).not_to_have_text(before)
    page.keyboard.press("u")
    page.get_by_role("alert").get_by_text("cannot be taken back").wait_for()
    ply = reader.ply
    page.click("[data-pick=knight]")
    page.locator(OFFERED).first.click()
    reader.wait_for_ply_after(ply)
    page.locator("[data-end]").wait_for()
    ply = reader.ply
    page.click("[data-pick=princess]")
    page.locator(OFFERED).first.click()
    reader.wait_for_ply_after(ply)
    reader.wait_for_turn()
    reader.open_log()
    expect(page.locator(".log")).to_contain_text("with magic")


def test_a_move_is_taken_back_as_long_as_nothing_has_come_to_light(meet: Meet):
    """On one screen: somebody moved, and nobody has seen anything new."""
    reader: Reader = meet(Reader)
    page = reader.page
    reader.sit_at(one_screen("fairytile"), turn=False)  # whose page it is says so first
    page.click("[data-taken]")
    ply = reader.ply
    page.click("[data-pick=knight]")
    page.wait_for_selector("[data-foreseen=yes]")
    page.locator(f"{OFFERED}:not(.tells)").first.click()
    reader.wait_for_ply_after(ply)
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(f"main[data-ply='{ply}']")


def test_a_closed_location_says_why_and_the_rules_open_there(reader: Reader):
    """[FT-4.2] The Knight cannot stay where he is."""
    page = reader.page
    page.click("[data-pick=dragon]")
    closed = page.locator("[data-hex]:not(.open)").first
    closed.dispatch_event("click")
    reader.refusal().get_by_role("button", name="FT-").click()
    page.locator("dialog .clause.here").wait_for()


def test_a_hint_is_shown_on_the_map_and_in_the_tray_with_its_reason(reader: Reader):
    """Also one that has no place on the map: to turn the page."""
    page = reader.page
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice li").first.wait_for()
    expect(page.locator("[data-hinted]")).to_contain_text("The hint means this")
    page.locator(".marks .way, .ghost, [data-pick=page][data-hinted]").first.wait_for(
        state="attached"
    )


# ------------------------------------------------------------------ the book


def test_letting_go_by_keyboard_leads_back_to_what_was_picked(reader: Reader):
    page = reader.page
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Let go").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-pick=princess]")).to_be_focused()


def test_a_told_page_is_read_and_the_turn_goes_on_below(meet: Meet):
    """Own or another's: a click beside it puts it away and does what it would have done."""
    reader: Reader = meet(Reader)
    page = reader.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Read pages on screen").check()
    page.keyboard.press("Escape")
    sitting = one_screen("fairytile")
    reader.sit_at(sitting.until(lambda: bool(telling(sitting))), turn=False)
    page.click("[data-taken]")
    ply, (who, where) = reader.ply, telling(sitting)[0].split()
    page.click(f"[data-pick={who}]")
    page.locator(f"[data-hex='{where}']").click()
    reader.wait_for_ply_after(ply)
    sheet = page.locator(".reading:popover-open")
    sheet.wait_for()
    expect(sheet.locator("h2, h3")).to_have_count(1)
    aid = page.get_by_role("button", name="Who sees what")
    aid.click()
    expect(sheet).to_have_count(0)
    expect(aid).to_have_attribute("aria-pressed", "true")


def test_the_objective_is_explained_and_leads_to_the_rules(reader: Reader):
    page = reader.page
    page.get_by_text("What does that mean?").click()
    page.get_by_role("button", name="In the rules").click()
    page.locator("dialog .clause.here").wait_for()


def test_the_guided_first_game_teaches_by_doing(meet: Meet):
    reader: Reader = meet(Reader)
    page = reader.page
    page.goto("/")
    page.click("[data-learn=fairytile]")
    page.click("[data-step=page] [data-next]")
    page.locator("[data-step=move]").wait_for()
    page.click("[data-pick=knight]")
    page.locator(OFFERED).first.click()
    page.click("[data-step=nobody] [data-next]")
    reader.wait_for_turn()
    page.click("[data-pick=tile]")
    page.locator(OFFERED).first.click()
    page.locator("[data-step=tell]").wait_for()


# ------------------------------------------------------------------ where things lie


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return found


def test_the_open_book_does_not_grow_with_the_story(meet: Meet):
    """Before the first page is told, and when there are several."""
    before, after = meet(Reader), meet(Reader)
    before.sit_at(fresh())
    sitting = fresh()
    sitting.until(lambda: sitting.table.to_act == 0 and told(sitting, 0) >= 3)
    after.sit_at(sitting)
    assert (before.story, after.story) == (0, told(sitting, 0))
    for what in (".card", ".spine"):
        assert box(before.page, what) == box(after.page, what)


def test_a_tablet_held_upright_has_the_map_over_its_whole_width(meet: Meet):
    reader: Reader = meet(Reader, viewport={"width": 820, "height": 1180})
    reader.sit_at(fresh())
    page = reader.page
    assert box(page, "[data-kingdom]")["width"] > 700
    assert box(page, ".card")["y"] > box(page, "[data-pick=tile]")["y"]
    assert box(page, ".spine")["x"] > box(page, ".card")["x"]


@pytest.mark.parametrize("width", [1280, 390])
def test_the_key_to_a_closed_page_lies_on_it_in_sight(meet: Meet, width: int):
    """Three others are in one row beside it, or below."""
    reader: Reader = meet(Reader, viewport={"width": width, "height": 844})
    page = reader.page
    page.goto("/new/fairytile/screen")
    page.locator("input[name=count]").last.check()
    page.get_by_role("button", name="Begin").click()
    key = page.locator(".book [data-taken]")
    expect(key).to_be_in_viewport(ratio=1)
    expect(key).to_be_focused()
    reader.settle()
    tops = page.locator(".others article").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    assert (len(tops), len(set(tops))) == (3, 1)


# ------------------------------------------------------------------ nothing lost, for everyone


def test_a_reload_in_the_middle_loses_nothing(reader: Reader):
    reader.turns(2)
    page = reader.page
    asks, ply = page.locator(".book .objective").inner_text(), reader.ply
    hexes = page.locator("[data-hex]").count()
    page.reload()
    reader.wait_for_turn()
    assert (page.locator(".book .objective").inner_text(), reader.ply) == (asks, ply)
    assert page.locator("[data-hex]").count() == hexes


def test_a_record_is_for_later_as_long_as_there_are_secrets(reader: Reader):
    """What is hidden is left out of it, so that it could not be replayed."""
    reader.turns(1)
    expect(reader.page.get_by_role("button", name="Save the record")).to_have_count(0)


@pytest.mark.parametrize(("width", "text"), [(320, 16), (320, 32), (390, 32), (1440, 32)])
def test_nothing_is_cut_off_on_small_screens_and_with_large_text(meet: Meet, width: int, text: int):
    """No sideways scrolling, and every target large enough for a finger."""
    reader: Reader = meet(Reader, viewport={"width": width, "height": 800}, locale="pl")
    reader.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => "
        f"document.documentElement.style.fontSize = '{text}px')"
    )
    reader.sit_at(fresh())
    page = reader.page
    page.click("[data-pick=princess]")
    reader.settle()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.locator("button:visible, [data-hex].open").evaluate_all(
        """all => all.map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
          .filter(([, box]) => Math.min(box.width, box.height) < 24).map(([what]) => what)"""
    )
    assert small == []


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "cs-CZ", "es-ES"])
def test_every_language_from_the_browser_and_changed_during_the_game(meet: Meet, locale: str):
    """No message is left in its raw form, on the screen or for a screen reader."""
    reader: Reader = meet(Reader, locale=locale)
    reader.sit_at(fresh())
    page, ply = reader.page, reader.ply
    page.click("[data-pick=princess]")
    page.locator(OFFERED).first.hover()
    page.locator(".marks .way").first.wait_for(state="attached")
    spoken = page.locator("[aria-label]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    text = page.locator("body").inner_text() + "\n".join(spoken)
    assert not re.search(r"\{|\$|\b(would|offer|choose|page|story|key|tile|turn)-[a-z]+\b", text)
    page.click("[data-settings]")
    page.locator(".panel select").first.select_option("es" if locale != "es-ES" else "pl")
    page.wait_for_function("before => document.body.innerText !== before", arg=text)
    page.keyboard.press("Escape")
    assert reader.ply == ply
    reader.turns(1)


def test_axe_finds_nothing_on_any_screen(meet: Meet):
    """Playing, picking, the tile, the page, explained, read again, on a phone."""
    screens: dict[str, list[str]] = {}
    for size in ((1440, 900), (390, 844)):
        reader: Reader = meet(Reader, viewport={"width": size[0], "height": size[1]})
        page = reader.page
        reader.sit_at(fresh())
        screens[f"table {size}"] = axe(reader)
        page.click("[data-pick=knight]")
        page.locator(OFFERED).first.hover()
        screens[f"picked {size}"] = axe(reader)
        page.click("[data-pick=tile]")
        screens[f"tile {size}"] = axe(reader)
        page.click("[data-pick=page]")
        screens[f"page {size}"] = axe(reader)
        page.keyboard.press("Escape")
        page.get_by_text("What does that mean?").click()
        page.get_by_role("button", name="Large areas").click()
        screens[f"explained {size}"] = axe(reader)
    assert {name: found for name, found in screens.items() if found} == {}
