"""All kinds of figures, each as often as it deserves."""

import courses
import figures
from land import area, land


def rare(r) -> str:
    """Signs that deeds know but seldom use."""
    n, m = r.randint(1, 99), r.randint(1, 99)
    return r.choice(
        (
            f"±{r.uniform(0, 99):.2f}'",
            f"{n} acres ±",
            f"{n}.{m}±",
            f"{n}' × {m}'",
            f"{n} × {m}",
            f"{n} x {m}",
            f'Ø{n}"',
            f"Ø {n}.{m:02d}",
            f'{n}/8" Ø iron pin',
            f"{n} @ {m}%",
            f"{n} @ ${m}.00",
            f"Sta. {n}+{m:02d}.{r.randint(0, 99):02d}",
            f"{n}+{m:02d}",
            f"*{n}",
            f"**{n}**",
            f"**{r.choice(('NOTE', 'COPY'))}**",
            f"[{n}]",
            f"[{r.choice(('sic', 'SEAL', 'torn'))}]",
            f"R={n}.{m:02d}'",
            f"L = {n}.{m}",
            f"<{n}>",
            f"{n} < {m}",
            f"{n} > {m}",
            f"?{n}",
            f"Lot {n}?",
            "No!",
            f"§ {n}-{m}-1",
            f"§{n}.{m}",
            f"¶ {n}",
            f"#{n}",
            f"{n} & {m}",
            f"({n}%)",
            f"{n}°+",
            f"e{n}@{m}.com",
            f"{n}; {m}:",
            f"Q{n}Z{m}X",
            f"J. Q. {r.choice(('Adams', 'Zane', 'Quick'))}",
        )
    )


_SHARES = (
    (3, courses.bearing),
    (2, courses.distance),
    (2, courses.course),
    (1, courses.curve),
    (3, courses.poles),
    (1, area),
    (2, land),
    (1, figures.money),
    (1, figures.date),
    (1, figures.clock),
    (2, figures.record),
    (1, figures.code),
    (3, figures.number),
    (1, rare),
)
_KINDS = [kind for share, kind in _SHARES for _ in range(share)]


def any_figure(r) -> str:
    return r.choice(_KINDS)(r)
