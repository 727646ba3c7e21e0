"""Courses as deeds write them: bearings and distances in every style, curves, the fractions of old surveys."""

from figures import COMMON_FRACTIONS, digits, fraction, in_words
from signs import FRACTIONS

LONG = {"N": "North", "S": "South", "E": "East", "W": "West"}


def _angle(r) -> str:
    d, m, s = r.randint(0, 89), r.randint(0, 59), r.randint(0, 59)
    if r.random() < 0.15:
        m = r.choice((0, 15, 30, 45))
    mm = f"{m:02d}" if r.random() < 0.8 else str(m)
    ss = f"{s:02d}" if r.random() < 0.8 else str(s)
    if r.random() < 0.06:
        ss = f"{s}.{r.randint(0, 99)}"
    k = r.random()
    if k < 0.22:
        return f"{d}° {mm}' {ss}\""
    if k < 0.40:
        return f"{d}°{mm}'{ss}\""
    if k < 0.52:
        return f"{d}°{r.choice(('', ' ', ' ', '-'))}{mm}'"
    if k < 0.60:
        return f"{d}{fraction(r)}°" if r.random() < 0.7 else f"{d}{fraction(r)}"
    if k < 0.66:
        return f"{d}°"
    if k < 0.73:
        deg, minute = r.choice(
            (("deg.", "min."), ("deg", "min"), ("degs.", "mins."), ("Deg.", "Min."), ("deg.", "'"), ("deg.", "'"))
        )
        tail = r.choice(("", "", f" {ss} sec.", f' {ss}"', f" and {ss} seconds"))
        if minute == "'":
            return f"{d} {deg} {mm}'" + r.choice(("", "", f' {ss}"'))
        return f"{d} {deg} {mm} {minute}{tail}"
    if k < 0.77:
        return f"{d} deg. {r.choice(COMMON_FRACTIONS)}" if r.random() < 0.4 else f"{d}{r.choice(FRACTIONS)} deg."
    if k < 0.87:
        comma, and_ = r.choice((",", "", "")), r.choice(("", "", "and "))
        big = r.random() < 0.3
        w = [x.title() if big else x for x in ("degrees", "minutes", "seconds")]
        short = r.random()
        if short < 0.25:
            return f"{d} {w[0]}{comma} {mm}' {ss}\""
        if short < 0.60:
            return f"{d} {w[0]}{comma} {and_}{mm} {w[1]}"
        return f"{d} {w[0]}{comma} {mm} {w[1]}{comma} {and_}{ss} {w[2]}"
    if k < 0.91:
        return f"{in_words(d, r)} ({d}) degrees {in_words(m, r)} ({m}) minutes"
    if k < 0.96:
        return f"{d}-{mm}-{ss}" if r.random() < 0.7 else f"{d}-{mm}"
    return f"{d}.{digits(r, 2, 4)}°"


def bearing(r) -> str:
    a, b = r.choice("NS"), r.choice("EW")
    angle = _angle(r)
    k = r.random()
    if k < 0.06:
        return f"due {LONG[r.choice('NSEW')]}"
    if k < 0.10:
        azimuth = f"{r.randint(0, 359)}°{r.choice(('', ' '))}{r.randint(0, 59):02d}'{r.choice(('', ' '))}{r.randint(0, 59):02d}\""
        return r.choice((azimuth, f"azimuth {azimuth}", f"az. {azimuth}"))
    if k < 0.34:
        a, b = LONG[a], LONG[b]
        return f"{a} {angle} {b}" if r.random() < 0.8 else f"{a.upper()} {angle} {b.upper()}"
    if k < 0.52:
        return f"{a}. {angle} {b}."
    if k < 0.62:
        return f"{a}.{angle}{b}." if r.random() < 0.5 else f"{a}{angle}{b}"
    if k < 0.68:
        return f"{a}. {angle}, {b}."
    if k < 0.72:
        return f"({a} {angle} {b})"
    return f"{a} {angle} {b}"


_UNITS = (
    "feet feet feet feet feet feet ft. ft poles poles perches perches rods rods chains links varas yards "
    "pole perch rod foot Feet Poles FEET"
).split()


def distance(r) -> str:
    k = r.random()
    unit = r.choice(_UNITS)
    if k < 0.26:
        return f"{r.uniform(1, 2999):.2f} {unit}"
    if k < 0.40:
        return f"{r.randint(2, 2640)} {unit}"
    if k < 0.47:
        return f"{r.uniform(1, 999):.1f} {unit}"
    if k < 0.60:
        return f"{r.randint(1, 320)}{fraction(r)} {unit}"
    if k < 0.66:
        return f"{r.randint(1, 9)},{r.randint(0, 999):03d}{r.choice(('', f'.{r.randint(0, 99):02d}'))} {unit}"
    if k < 0.72:
        return (
            f"{r.randint(1, 99)} chains and {r.randint(1, 99)} links"
            if r.random() < 0.6
            else f"{r.randint(1, 60)}.{r.randint(0, 99):02d} chs."
        )
    if k < 0.78:
        return f"{r.randint(1, 900)} feet {r.choice(('and ', ', ', ''))}{r.randint(1, 11)}{r.choice(('', '', '½', '¼'))} inches"
    if k < 0.85:
        return (
            f"{r.randint(1, 900)}'" + r.choice(("", f' {r.randint(0, 11)}"', f'-{r.randint(0, 11)}"'))
            if r.random() < 0.6
            else f"{r.uniform(1, 900):.2f}'"
        )
    n = r.randint(2, 1500)
    if k < 0.93:
        return f"{in_words(n, r)} ({n}) {unit}"
    if k < 0.97:
        cents = r.randint(1, 99)
        return f"{in_words(n, r)} and {in_words(cents, r)} hundredths ({n}.{cents:02d}) {unit}"
    return f"{in_words(n, r)} {unit}"


def course(r) -> str:
    to = r.choice(
        (
            "",
            "",
            " to a point",
            " to a stake",
            " to a stone",
            " to an iron pin",
            " to a white oak",
            " to a post",
            " to the place of beginning",
            ";",
            ",",
            " along said line",
        )
    )
    joint = r.choice((" ", " ", " ", ", ", " a distance of ", " for a distance of ", "; "))
    head = r.choice(
        (
            "thence ",
            "thence ",
            "Thence ",
            "thence along said line ",
            "THENCE ",
            "",
            "",
            "thence by same ",
            "running thence ",
        )
    )
    return head + bearing(r) + joint + distance(r) + to


def curve(r) -> str:
    radius, arc, chord = (f"{r.uniform(10, 3000):.2f}" for _ in range(3))
    delta = (
        f"{r.randint(0, 179)}°{r.choice(('', ' '))}{r.randint(0, 59):02d}'{r.choice(('', ' '))}{r.randint(0, 59):02d}\""
    )
    way = r.choice(("right", "left", "Northeast", "Southwest"))
    return r.choice(
        (
            f"along a curve to the {way} having a radius of {radius} feet",
            f"an arc distance of {arc} feet, radius {radius}'",
            f"central angle of {delta}, an arc length of {arc} feet",
            f"Delta = {delta}, R = {radius}', L = {arc}'",
            f"the chord of which bears {bearing(r)} {chord} feet",
            f"chord bearing {bearing(r)}, chord {chord} ft.",
            f"with a radius of {radius} ft. and a delta angle of {delta}",
        )
    )


def poles(r) -> str:
    """Old surveys, full of fractions; also the places where ' and ° and fractions were taken for each other."""
    part = r.choice(COMMON_FRACTIONS)
    a, b, d, n = r.choice("NS"), r.choice("EW"), r.randint(1, 89), r.randint(1, 320)
    return r.choice(
        (
            f"{a} {d}{part}° {b} {n}{r.choice(COMMON_FRACTIONS)} poles",
            f"{a}. {d} {part}° {b}. {n} perches",
            f"{a} {d}{part} {b} {n}{r.choice(COMMON_FRACTIONS)} poles",
            f"{a}. {d} deg. {r.randint(0, 59)}' {b}. {n}{part} rods",
            f"{a} {d} deg. {part} {b} {n} poles",
            f"{a}. {d}{part} deg. {b}. {n}.{r.randint(0, 9)} perches",
            f"{n}{part} {r.choice(('poles', 'perches', 'rods', 'acres', 'feet'))}",
            f"{n} {part} {r.choice(('poles', 'perches', 'rods', 'acres', 'ps.', 'po.'))}",
            f"{r.choice(('NE', 'NW', 'SE', 'SW'))} {part} of {r.choice('NSEW')} {r.choice(COMMON_FRACTIONS)}",
            f"{d}{part}°",
            f"{n}{part}",
            f'{r.randint(1, 12)}{part}"',
            f"{r.randint(1, 99)}' {r.randint(0, 11)}{part}\"",
        )
    )
