// The lettering of the figure in sight. It keeps its size on the screen, so it is laid out anew when the scale changes;
// while the drawing is only pushed about, the words go along with it and settle when it comes to rest.
import { useEffect, useRef, useState } from 'react';
import type { Figure, FigureBounds } from '#core/drawing/figure-parts.ts';
import { letterFigure } from '#core/drawing/lettering.ts';
import type { Lettering } from '#core/drawing/lettering-parts.ts';
import { furnitureOf, type SightBox } from '#renderer/screens/review/figure-sight.ts';

/** The height of lettering, and how far it keeps from the edge of the pane. */
export const LETTER_PX = 10;
const EDGE_PX = 3;
/** How long a pushed drawing rests before its words settle. */
const REST_MS = 140;

interface Laid {
  readonly figure: Figure;
  readonly box: SightBox;
  readonly lettering: Lettering;
}

export function useFigureLettering(figure: Figure, box: SightBox, numbered: boolean): Lettering {
  const laid = useRef<Laid | null>(null);
  const [, settle] = useState(0);
  const now = laid.current;
  const pushed = now !== null && (now.box.west !== box.west || now.box.north !== box.north);
  const stands = now !== null && now.figure === figure && now.box.scale === box.scale && sameSize(now.box, box);
  if (now === null || !stands) laid.current = lay(figure, box, numbered);
  useEffect(() => {
    if (!pushed || !stands) return;
    const timer = setTimeout(() => {
      laid.current = lay(figure, box, numbered);
      settle((count) => count + 1);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [figure, box, pushed, stands, numbered]);
  return (laid.current ?? lay(figure, box, numbered)).lettering;
}

const sameSize = (one: FigureBounds, other: FigureBounds): boolean =>
  Math.abs(one.east - one.west - (other.east - other.west)) < 1e-9 * (one.east - one.west) &&
  Math.abs(one.north - one.south - (other.north - other.south)) < 1e-9 * (one.north - one.south);

function lay(figure: Figure, box: SightBox, numbered: boolean): Laid {
  const px = 1 / box.scale;
  const within = {
    west: box.west + EDGE_PX * px,
    east: box.east - EDGE_PX * px,
    south: box.south + EDGE_PX * px,
    north: box.north - EDGE_PX * px,
  };
  const shown = figure.status === 'PASS' && figure.misclosure !== null ? { ...figure, misclosure: null } : figure;
  const { taken } = furnitureOf(box);
  return { figure, box, lettering: letterFigure(shown, LETTER_PX * px, { within, taken, numbered }) };
}
