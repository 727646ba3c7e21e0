// The pointer on the drawing: the wheel zooms about it, a drag pans, a course near it lights up and is selected by a click.
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Figure, FigurePoint } from '#core/drawing/figure-parts.ts';
import { findCourseAt, type Sight, type SightBox, zoomed } from '#renderer/screens/review/figure-sight.ts';
import { hoverRow, selectRow, useReview } from '#renderer/state/review.ts';

type Drawing = { readonly current: SVGSVGElement | null };
type SetSight = (change: (now: Sight) => Sight) => void;

const REACH_PX = 9;
/** A press that moves less is a click. */
const STILL_PX = 4;

interface Press {
  x: number;
  y: number;
  moved: number;
}

export function useFigurePointer(drawing: Drawing, figure: Figure, box: SightBox, setSight: SetSight) {
  useWheelZoom(drawing, box, setSight);
  const press = useRef<Press | null>(null);
  const courseAt = (event: { clientX: number; clientY: number }): number | null =>
    findCourseAt(figure, pointAt(drawing.current, box, event), REACH_PX / box.scale);
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button === 0 || event.button === 1) press.current = { x: event.clientX, y: event.clientY, moved: 0 };
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = press.current;
      if (from === null) {
        light(courseAt(event));
        return;
      }
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      const moved = from.moved + Math.hypot(right, down);
      if (moved < STILL_PX) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      const feet = 1 / box.scale;
      press.current = { x: event.clientX, y: event.clientY, moved };
      setSight((now) => ({ ...now, east: now.east - right * feet, north: now.north + down * feet }));
    },
    onPointerUp: (event: PointerEvent): void => {
      const still = press.current !== null && press.current.moved < STILL_PX;
      press.current = null;
      const call = still ? courseAt(event) : null;
      if (call !== null) selectRow({ kind: 'boundary', call });
    },
    onPointerLeave: (): void => light(null),
  };
}

function light(call: number | null): void {
  const { hovered } = useReview.getState();
  if ((hovered?.call ?? null) !== call) hoverRow(call === null ? null : { kind: 'boundary', call });
}

/** The point of the plane under the pointer. */
function pointAt(svg: SVGSVGElement | null, box: SightBox, at: { clientX: number; clientY: number }): FigurePoint {
  const { left, top } = svg?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return [box.west + (at.clientX - left) / box.scale, box.north - (at.clientY - top) / box.scale];
}

function useWheelZoom(drawing: Drawing, box: SightBox, setSight: SetSight): void {
  const sight = useRef(box);
  sight.current = box;
  useEffect(() => {
    const svg = drawing.current;
    if (svg === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { west, east, south, north } = sight.current;
      const [x, y] = pointAt(svg, sight.current, event);
      const off = [x - (west + east) / 2, y - (south + north) / 2] as const;
      setSight((now) => {
        const next = zoomed(now, Math.exp(-event.deltaY * 0.0016));
        const share = 1 - now.zoom / next.zoom;
        return { ...next, east: now.east + off[0] * share, north: now.north + off[1] * share };
      });
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  }, [drawing, setSight]);
}
