// The lettering of the figure in sight. It keeps its size on the screen, so it is laid out anew when the scale changes;
// while the drawing is pushed about, or a figure of many courses is zoomed or typed into, the words go along with it and
// settle when it comes to rest.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Figure, FigureBounds } from '#core/drawing/figure-parts.ts';
import { canFollow, followedLettering } from '#core/drawing/followed-lettering.ts';
import { letterFigure } from '#core/drawing/lettering.ts';
import type { Lettering } from '#core/drawing/lettering-parts.ts';
import { furnitureOf, type SightBox } from '#renderer/screens/review/figure-sight.ts';

/** The height of lettering, and how far it keeps from the edge of the pane. */
export const LETTER_PX = 10;
const EDGE_PX = 3;
/** How long a drawing rests before its words settle: when it was pushed or zoomed, and when a value was typed. */
const REST_MS = 140;
const TYPED_REST_MS = 250;
/** Fewer courses are lettered within a frame. */
const MANY = 60;

interface Laid {
  readonly figure: Figure;
  readonly box: SightBox;
  readonly lettering: Lettering;
}

export function useFigureLettering(figure: Figure, box: SightBox, numbered: boolean): Lettering {
  const laid = useRef<Laid | null>(null);
  const [, settle] = useState(0);
  if (laid.current === null || !goesAlong(laid.current, figure, box)) laid.current = lay(figure, box, numbered);
  const now = laid.current;
  const typed = now.figure !== figure;
  const behind = typed || now.box.scale !== box.scale || now.box.west !== box.west || now.box.north !== box.north;
  useEffect(() => {
    if (!behind) return;
    const timer = setTimeout(
      () => {
        laid.current = lay(figure, box, numbered);
        settle((count) => count + 1);
      },
      typed ? TYPED_REST_MS : REST_MS,
    );
    return () => clearTimeout(timer);
  }, [figure, box, behind, typed, numbered]);
  const { scale } = box;
  return useMemo(
    () =>
      followedLettering(
        now.lettering,
        { figure: shownOf(now.figure), scale: now.box.scale },
        { figure: shownOf(figure), scale },
      ),
    [now, figure, scale],
  );
}

/** Whether words laid out for one sight may stand in another for the time being. */
function goesAlong(laid: Laid, figure: Figure, box: SightBox): boolean {
  const same = laid.figure === figure && laid.box.scale === box.scale;
  if (!isSameSize(laid.box, box)) return false;
  return same || (figure.courses.length > MANY && canFollow(shownOf(laid.figure), shownOf(figure)));
}

/** Of the pane, in pixels. */
const isSameSize = (one: SightBox, other: SightBox): boolean =>
  Math.abs((one.east - one.west) * one.scale - (other.east - other.west) * other.scale) < 1e-6 &&
  Math.abs((one.north - one.south) * one.scale - (other.north - other.south) * other.scale) < 1e-6;

/** A miss that passes is not drawn. */
const shownOf = (figure: Figure): Figure => {
  if (figure.status !== 'PASS' || figure.misclosure === null) return figure;
  const known = shown.get(figure) ?? { ...figure, misclosure: null };
  shown.set(figure, known);
  return known;
};
const shown = new WeakMap<Figure, Figure>();

function lay(figure: Figure, box: SightBox, numbered: boolean): Laid {
  const px = 1 / box.scale;
  const within: FigureBounds = {
    west: box.west + EDGE_PX * px,
    east: box.east - EDGE_PX * px,
    south: box.south + EDGE_PX * px,
    north: box.north - EDGE_PX * px,
  };
  const { taken } = furnitureOf(box);
  return { figure, box, lettering: letterFigure(shownOf(figure), LETTER_PX * px, { within, taken, numbered }) };
}
