"""Draws every face of Fairy Tile's tiles as one picture: `python bench/draw_tiles.py`.

Writes docs/pictures/fairytile-tiles.svg from components.toml; a test keeps the two in step.
"""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from tessera.games.fairytile.components import Face, Tile, components_from_json, read_components

PICTURE = Path(__file__).parents[1] / "docs/pictures/fairytile-tiles.svg"
SIZE = 34.0  # from a hex's middle to its corners
COLUMNS = 6
CELL = (150.0, 168.0)
PARTS = ((0, 0), (1, 0), (0, 1))
PAPER = {"plain": "#efdc9a", "forest": "#8fb98a", "mountain": "#b9b3c6", "castle": "#e3a79c"}
INK = "#3b3550"
WATER = "#4f9ec9"
SIGNS = {
    "plain": "M-9 3 q3 -8 4 0 M-1 5 q3 -10 4 0 M6 2 q3 -7 4 0",
    "forest": "M-8 6 l5 -14 l5 14 z M1 7 l4 -11 l4 11 z",
    "mountain": "M-12 7 l8 -15 l5 8 l3 -4 l8 11 z",
    "castle": "M-9 8 v-14 h4 v4 h3 v-4 h4 v4 h3 v-4 h4 v14 z",
}


def middle(q: int, r: int) -> tuple[float, float]:
    """The middle of a hex, in the picture's units."""
    return SIZE * 3**0.5 * (q + r / 2), SIZE * 1.5 * r


def corner(number: int, size: float = SIZE) -> tuple[float, float]:
    """Corner c of a hex lies between directions c - 1 and c; direction 0 is to the right."""
    angle = pi / 3 * number - pi / 6
    return size * cos(angle), size * sin(angle)


def edge(direction: int) -> tuple[float, float]:
    """The middle of a hex's edge."""
    reach = SIZE * 3**0.5 / 2
    return reach * cos(pi / 3 * direction), reach * sin(pi / 3 * direction)


def draw_face(tile: Tile, side: int) -> str:
    """One face with its name below."""
    face = tile.faces[side]
    hexes = "".join(_hex(face, part) for part in range(3))
    rivers = "".join(_river(face, part) for part in range(3))
    signs = "".join(_sign(face, part) for part in range(3))
    name = f'<text x="{middle(0, 1)[0]:.1f}" y="{SIZE * 3.05:.1f}">{tile.id}/{side}</text>'
    return hexes + rivers + signs + _marks(face) + name


def _hex(face: Face, part: int) -> str:
    x, y = middle(*PARTS[part])
    corners = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in map(corner, range(6)))
    return f'<polygon points="{corners}" fill="{PAPER[face.terrain[part]]}"/>'


def _river(face: Face, part: int) -> str:
    """A bend from edge to edge, a fork where three or more meet, a spring where it begins."""
    x, y = middle(*PARTS[part])
    ends = [(x + dx, y + dy) for dx, dy in map(edge, face.river[part])]
    if not ends:
        return ""
    if len(ends) == 2:
        (ax, ay), (bx, by) = ends
        return f'<path class="river" d="M{ax:.1f} {ay:.1f} Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}"/>'
    lines = " ".join(f"M{x:.1f} {y:.1f} L{ex:.1f} {ey:.1f}" for ex, ey in ends)
    pool = f'<circle class="pool" cx="{x:.1f}" cy="{y:.1f}" r="{7 if len(ends) == 1 else 4}"/>'
    return f'<path class="river" d="{lines}"/>{pool}'


def _sign(face: Face, part: int) -> str:
    """The terrain's sign, in the corner that is farthest from the river."""
    x, y = middle(*PARTS[part])
    stands_there = face.character is not None and face.character.hex == part
    aside = bool(face.river[part]) or stands_there
    dx, dy = corner(_dry_corner(face.river[part]), SIZE * 0.55) if aside else (0, 0)
    sign = SIGNS[face.terrain[part]]
    return f'<path class="sign" transform="translate({x + dx:.1f} {y + dy:.1f})" d="{sign}"/>'


def _dry_corner(edges: list[int]) -> int:
    def distance(number: int) -> float:
        around = [abs((number - 0.5 - edge) % 6) for edge in edges]
        return min((min(angle, 6 - angle) for angle in around), default=0)

    return max(range(6), key=distance)


def _marks(face: Face) -> str:
    if face.marked is None or face.character is None:
        return ""
    x, y = middle(*PARTS[face.marked.hex])
    dx, dy = corner(face.marked.corner, SIZE - 6)
    at_x, at_y = middle(*PARTS[face.character.hex])
    initial = face.character.who[0].upper()
    return (
        f'<circle class="mark" cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="4"/>'
        f'<circle class="figure" cx="{at_x:.1f}" cy="{at_y:.1f}" r="9"/>'
        f'<text class="who" x="{at_x:.1f}" y="{at_y + 5:.1f}">{initial}</text>'
    )


def picture() -> str:
    """All faces, two of a tile side by side."""
    tiles = components_from_json(read_components(None, {})).tiles
    faces = [(tile, side) for tile in tiles for side in range(2)]
    width, height = COLUMNS * CELL[0], -(-len(faces) // COLUMNS) * CELL[1]
    groups = [
        f'<g transform="translate({n % COLUMNS * CELL[0] + 46:.0f} '
        f'{n // COLUMNS * CELL[1] + 44:.0f})">{draw_face(*face)}</g>'
        for n, face in enumerate(faces)
    ]
    style = (
        f"polygon{{stroke:{INK};stroke-width:1.5}}"
        f".river{{fill:none;stroke:{WATER};stroke-width:8}}.pool{{fill:{WATER}}}"
        f".sign{{fill:none;stroke:{INK};stroke-width:1.6;stroke-linejoin:round}}"
        f".mark{{fill:{INK}}}text{{font:14px sans-serif;text-anchor:middle;fill:{INK}}}"
        f".figure{{fill:#fbf7ee;stroke:{INK}}}.who{{font-weight:bold}}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'role="img" aria-label="Every face of Fairy Tile">\n<style>{style}</style>\n'
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fbf7ee"/>\n'
        + "\n".join(groups)
        + "\n</svg>\n"
    )


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
