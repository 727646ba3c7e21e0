"""Land as deeds write it: areas, sections and townships, aliquot parts, lots."""

from courses import LONG
from figures import digits, fraction, in_words


def area(r) -> str:
    k = r.random()
    a = r.randint(1, 400)
    tail = r.choice(("", "", ", more or less", " more or less", ", strict measure", ", be the same more or less"))
    if k < 0.28:
        return f"{r.uniform(0.05, 640):.{r.choice((1, 2, 2, 3, 3, 4))}f} acres{tail}"
    if k < 0.42:
        return f"{a} acres{tail}"
    if k < 0.52:
        return f"{a} acres, {r.randint(0, 3)} roods and {r.randint(0, 39)} perches{tail}"
    if k < 0.60:
        return f"{a} acres and {r.randint(1, 159)}{r.choice(('', '', fraction(r)))} {r.choice(('perches', 'poles', 'rods'))}{tail}"
    if k < 0.66:
        return f"{a} A. {r.randint(0, 3)} R. {r.randint(0, 39)} P."
    if k < 0.76:
        return f"{a}{fraction(r)} acres{tail}"
    if k < 0.86:
        return f"{in_words(a, r)} ({a}) acres{tail}"
    if k < 0.92:
        return f"{r.randint(1, 99)},{r.randint(0, 999):03d} square feet{tail}"
    return f"containing {in_words(a, r)} and {in_words(r.randint(1, 99), r)} hundredths acres{tail}"


def _quarter(r) -> str:
    return r.choice(("NE", "NW", "SE", "SW")) + r.choice(("¼", "¼", "1/4", " ¼", " 1/4"))


def _half(r) -> str:
    return r.choice("NSEW") + r.choice(("½", "½", "1/2", " ½", " 1/2"))


def land(r) -> str:
    """Sections, townships, aliquot parts, lots."""
    t, g, s = r.randint(1, 99), r.randint(1, 99), r.randint(1, 36)
    ns, ew = r.choice("NS"), r.choice("EW")
    k = r.random()
    if k < 0.14:
        return _quarter(r) + r.choice(("", " ", " of the ", " of ")) + _quarter(r)
    if k < 0.22:
        return _half(r) + r.choice(("", " ", " of the ", " of ")) + (_quarter(r) if r.random() < 0.7 else _half(r))
    if k < 0.29:
        return r.choice(("Northeast", "Northwest", "Southeast", "Southwest")) + r.choice(
            (" Quarter", " quarter", " Quarter (NE¼)", " 1/4", " ¼", " one-fourth")
        )
    if k < 0.42:
        return f"Section {s}, Township {t} {LONG[ns]}, Range {g} {LONG[ew]}" + r.choice(
            ("", " of the 6th P.M.", " of the Sixth Principal Meridian", ", 6th P. M.")
        )
    if k < 0.50:
        return f"T{r.choice(('', '. ', ' '))}{t}{ns}{r.choice((', ', '-', ' '))}R{r.choice(('', '. ', ' '))}{g}{ew}"
    if k < 0.57:
        return f"Sec. {s}, T. {t} {ns}., R. {g} {ew}."
    if k < 0.63:
        return r.choice(
            (
                f"Section {s}: {_half(r)}",
                f"Section {in_words(s, r)} ({s})",
                f"Township {in_words(t, r)} ({t}), Range {in_words(g % 20 + 1)} ({g % 20 + 1})",
                f"Sections {s} and {r.randint(1, 36)}",
                f"Section No. {s}",
            )
        )
    if k < 0.78:
        lot, block = r.randint(1, 140), r.randint(1, 90)
        return r.choice(
            (
                f"Lot {lot}, Block {block}",
                f"Lot No. {lot}",
                f"Lots {lot} and {lot + 1}",
                f"Lot numbered {in_words(lot, r)} ({lot})",
                f"LOT {lot} BLOCK {block}",
                f"Lots Nos. {lot}, {lot + 1} and {lot + 2}",
                f"Out Lot {lot}",
                f"Parcel No. {r.randint(1, 99)}-{digits(r, 3, 6)}.{digits(r, 2, 4)}",
            )
        )
    if k < 0.86:
        return r.choice(
            (
                f"Great Lot {s}",
                f"Tract {r.choice('ABCDEFG')}",
                f"Parcel {r.choice(('I', 'II', 'III', 'IV', 'A', 'B', '1', '2'))}",
                f"Abstract No. {r.randint(1, 1900)}",
                f"Survey No. {r.randint(1, 900)}",
                f"Certificate No. {r.randint(1, 99)}/{r.randint(100, 999)}",
                f"Warrant No. {digits(r, 3, 5)}",
            )
        )
    if k < 0.93:
        return f"Tax Map {r.randint(1, 60)}, Parcel {r.randint(1, 99)}{r.choice(('', f'.{r.randint(1, 9)}'))}"
    return f"({r.choice(('N.E.', 'N.W.', 'S.E.', 'S.W.', 'N.', 'S.'))}{r.choice(('1/4', '¼', '½', '1/2'))})"
