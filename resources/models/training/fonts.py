"""The faces lines are drawn in: free @fontsource packages, grouped by what they stand for on a recorded page.

python3 fonts.py --packages            the packages, one a line (fetch.sh uses it)
python3 fonts.py --licences DIR        FONTS.md from the package.json files under DIR
"""

import functools
import glob
import json
import os
import sys

from PIL import Image, ImageDraw, ImageFont

GROUPS = {
    # real typewriter faces: the heart of the field, drawn far more often than the rest
    "typewriter": "special-elite cutive-mono courier-prime cutive cousine ibm-plex-mono anonymous-pro pt-mono xanh-mono",
    # other faces of one width, and slab faces that resemble proportional typewriters
    "mono": "nova-mono space-mono inconsolata noto-sans-mono dm-mono b612-mono oxygen-mono red-hat-mono roboto-mono overpass-mono "
    "fira-mono share-tech-mono vt323 chivo-mono azeret-mono lekton nanum-gothic-coding ubuntu-mono source-code-pro "
    "jetbrains-mono fragment-mono martian-mono rokkitt josefin-slab kelly-slab glegoo sanchez trocchi",
    "serif": "old-standard-tt libre-baskerville libre-caslon-text gelasio tinos stix-two-text crimson-text domine pt-serif "
    "libertinus-serif source-serif-4 slabo-13px noticia-text im-fell-double-pica im-fell-dw-pica im-fell-english "
    "im-fell-french-canon im-fell-great-primer goudy-bookletter-1911 sorts-mill-goudy playfair-display neuton merriweather "
    "bitter zilla-slab arvo lora vollkorn gentium-plus cardo spectral eb-garamond ibm-plex-serif libre-bodoni bodoni-moda "
    "rosarivo prata oranienbaum alike fanwood-text linden-hill junge prociono gabriela libre-caslon-display",
    "sans": "arimo archivo-narrow barlow-condensed fira-sans francois-one ibm-plex-sans lato news-cycle open-sans oswald pt-sans "
    "roboto source-sans-3 work-sans libre-franklin antonio league-gothic pathway-gothic-one rubik share-tech kite-one",
    "blackletter": "unifrakturcook unifrakturmaguntia pirata-one grenze-gotisch new-rocker texturina jacquard-24 germania-one "
    "almendra medievalsharp metamorphous",
    "display": "abril-fatface limelight rye ultra bevan alfa-slab-one playfair-display-sc holtwood-one-sc six-caps",
    "stamp": "stardos-stencil black-ops-one saira-stencil-one allerta-stencil bebas-neue staatliches big-shoulders-stencil-text",
    "hand": "homemade-apple la-belle-aurore dancing-script reenie-beanie caveat nothing-you-could-do zeyada cedarville-cursive "
    "over-the-rainbow sacramento dawning-of-a-new-day kristi allura great-vibes parisienne bad-script marck-script "
    "shadows-into-light indie-flower architects-daughter patrick-hand kalam covered-by-your-grace just-another-hand "
    "gloria-hallelujah petit-formal-script tangerine italianno rouge-script satisfy mynerve nanum-pen-script "
    "sue-ellen-francisco give-you-glory loved-by-the-king schoolbell square-peg whisper ms-madi licorice",
    # too ornate to be read from a drawing; they make signatures and scribbles
    "signature": "mrs-saint-delafield herr-von-muellerhoff pinyon-script mr-dafoe mr-de-haviland monsieur-la-doulaise meddon "
    "league-script euphoria-script qwigley ruthie waterfall birthstone ephesis oooh-baby caramel",
}
# Faces without a lower case: text is put into capitals before it is drawn in them.
CAPITALS_ONLY = {"rye", "limelight", "playfair-display-sc", "holtwood-one-sc", "six-caps", "bebas-neue", "staatliches"}
# Printed forms often stand in italics; these packages bring theirs along.
ITALICS = {
    "libre-baskerville",
    "old-standard-tt",
    "tinos",
    "pt-serif",
    "crimson-text",
    "libre-caslon-text",
    "gelasio",
    "stix-two-text",
    "libre-bodoni",
    "im-fell-english",
    "arimo",
    "vollkorn",
    "source-serif-4",
}
PACKAGES = {name: group for group, names in GROUPS.items() for name in names.split()}
_opened = {}
MEASURE = "the said premises and of No. 12 N"


class Face:
    """One font file: what it can draw and how large it draws it."""

    def __init__(self, path: str, package: str):
        self.path, self.package, self.group = path, package, PACKAGES[package]
        self.bold = "-700-" in path
        self.capitals_only = package in CAPITALS_ONLY

    def at(self, size: int) -> ImageFont.FreeTypeFont:
        font = _opened.get((self.path, size))
        if font is None:
            if len(_opened) > 6000:  # some 75 kB each: every size holds the unpacked file
                _opened.clear()
            font = _opened[self.path, size] = ImageFont.truetype(self.path, size)
        return font

    @functools.cached_property
    def reach(self) -> tuple:
        """How far ink goes above and below the base line, over font size."""
        _, top, _, bottom = self.at(100).getbbox("HEN" if self.capitals_only else "Hgdly", anchor="ls")
        return -top / 100, max(0.02, bottom / 100)

    @property
    def tallness(self) -> float:
        return sum(self.reach)

    @functools.cached_property
    def advance(self) -> float:
        """Mean advance over font size."""
        text = MEASURE.upper() if self.capitals_only else MEASURE
        return self.at(100).getlength(text) / len(text) / 100

    @functools.cached_property
    def x_height(self) -> float:
        return max(0.1, -self.at(200).getbbox("xzvw", anchor="ls")[1] / 200)

    @functools.lru_cache(maxsize=None)
    def has(self, sign: str) -> bool:
        return sign == " " or self._shape(sign) not in (self._shape("\uffff"), self._shape("\u0378"), None)

    def _shape(self, sign: str):
        picture = Image.new("L", (72, 72), 0)
        ImageDraw.Draw(picture).text((16, 8), sign, font=self.at(32), fill=255)
        return picture.tobytes() if picture.getbbox() else None


class Faces:
    """All faces of a folder, by group."""

    def __init__(self, folder: str):
        self.groups = {group: [] for group in GROUPS}
        for path in sorted(glob.glob(os.path.join(folder, "*.woff"))):
            package = os.path.basename(path).split("-latin-")[0]
            if package in PACKAGES:
                self.groups[PACKAGES[package]].append(Face(path, package))
        empty = [group for group, faces in self.groups.items() if not faces]
        if empty:
            raise SystemExit(f"no fonts for {', '.join(empty)} in {folder}: run fetch.sh")
        self.all = [face for faces in self.groups.values() for face in faces]
        self._by_package = {}
        for face in self.all:
            self._by_package.setdefault(face.package, []).append(face)

    def pick(self, r, *groups) -> Face:
        return r.choice(self.groups[r.choice(groups) if len(groups) > 1 else groups[0]])

    def sibling(self, r, face: Face) -> Face:
        """The same face in another weight or slope, if there is one."""
        return r.choice([f for f in self._by_package[face.package] if f is not face] or [face])


def default_folder() -> str:
    return os.environ.get("DEEDPROOF_FONTS") or os.path.join(work_folder(), "fonts")


def work_folder() -> str:
    """Where fonts, packed texts and weights lie: outside the recipe, never committed."""
    root = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
    return os.environ.get("DEEDPROOF_TRAIN") or os.path.join(root, ".train")


@functools.lru_cache(maxsize=2)
def load(folder: str = "") -> Faces:
    return Faces(folder or default_folder())


def licences(folder: str) -> str:
    rows = [
        "# Fonts",
        "",
        "The faces the eye is trained on. None of them ships with the product: only weights learnt from pictures of them do.",
        "All are packages of [Fontsource](https://fontsource.org) (`@fontsource/NAME` on npm), fetched by `fetch.sh`.",
        "",
        "| package | version | licence | stands for |",
        "|---|---|---|---|",
    ]
    for name in sorted(PACKAGES):
        with open(os.path.join(folder, name, "package.json"), encoding="utf8") as f:
            about = json.load(f)
        rows.append(f"| {name} | {about['version']} | {about['license']} | {PACKAGES[name]} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--licences"]:
        print(licences(sys.argv[2]), end="")
    else:
        for package in sorted(PACKAGES):
            print(package, "italic" if package in ITALICS else "")
