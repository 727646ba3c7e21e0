// The drawn figure: zoomed and panned like a drawing, each course alive to the pointer.
import { Maximize, Minus, Plus, Tags } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Figure, FigureBounds } from '#core/drawing/figure-parts.ts';
import { FigureDrawing } from '#renderer/screens/review/FigureDrawing.tsx';
import { IconButton } from '#renderer/ui/Button.tsx';

/** What of the plane is in sight: the middle in feet, and how many times larger than fitted. */
interface Sight {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

const FITTED: Sight = { east: 0, north: 0, zoom: 1 };

export function FigureView({ figure }: { readonly figure: Figure }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [sight, setSight] = useState<Sight>(FITTED);
  const [lettered, setLettered] = useState(true);
  const frame = useSteadyBounds(figure);
  const box = boxOf(frame, sight);
  const zoomBy = (factor: number): void =>
    setSight((now) => ({ ...now, zoom: Math.min(400, Math.max(0.3, now.zoom * factor)) }));
  useWheelZoom(drawing, box, setSight);
  const drag = useDrag(drawing, setSight);
  const onKeyDown = (event: KeyboardEvent): void => {
    const reach = box.width / 10;
    if (event.key === '+' || event.key === '=') zoomBy(1.25);
    else if (event.key === '-') zoomBy(0.8);
    else if (event.key === '0') setSight(FITTED);
    else if (event.key === 'ArrowLeft') setSight((now) => ({ ...now, east: now.east - reach }));
    else if (event.key === 'ArrowRight') setSight((now) => ({ ...now, east: now.east + reach }));
    else if (event.key === 'ArrowUp') setSight((now) => ({ ...now, north: now.north + reach }));
    else if (event.key === 'ArrowDown') setSight((now) => ({ ...now, north: now.north - reach }));
    else return;
    event.preventDefault();
  };
  return (
    <div className="figure-view">
      <svg
        ref={drawing}
        className={lettered ? 'figure' : 'figure figure-bare'}
        role="img"
        aria-label={`Drawing of ${figure.name}: ${figure.caption.join('; ')}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is zoomed and panned by keyboard
        tabIndex={0}
        viewBox={`${String(box.west)} ${String(-box.north)} ${String(box.width)} ${String(box.height)}`}
        preserveAspectRatio="xMidYMid meet"
        onKeyDown={onKeyDown}
        {...drag}
      >
        <FigureDrawing figure={figure} />
      </svg>
      <div className="figure-tools" role="toolbar" aria-label="Drawing">
        <IconButton label="Zoom in" keys="+" onPress={() => zoomBy(1.4)}>
          <Plus size={15} aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" keys="-" onPress={() => zoomBy(1 / 1.4)}>
          <Minus size={15} aria-hidden />
        </IconButton>
        <IconButton label="Fit the figure" keys="0" onPress={() => setSight(FITTED)}>
          <Maximize size={15} aria-hidden />
        </IconButton>
        <IconButton label="Lettering" pressed={lettered} onPress={() => setLettered(!lettered)}>
          <Tags size={15} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** Bounds that do not shake while a value is typed: they follow only when the figure outgrows or far underfills them. */
function useSteadyBounds(figure: Figure): FigureBounds {
  const kept = useRef<{ name: string; bounds: FigureBounds } | null>(null);
  const { bounds, name } = figure;
  const now = kept.current;
  const fits =
    now !== null &&
    now.name === name &&
    bounds.west >= now.bounds.west &&
    bounds.east <= now.bounds.east &&
    bounds.south >= now.bounds.south &&
    bounds.north <= now.bounds.north &&
    areaOfBounds(bounds) > 0.6 * areaOfBounds(now.bounds);
  if (fits) return now.bounds;
  const margin = 0.04 * Math.max(bounds.east - bounds.west, bounds.north - bounds.south);
  const grown = {
    west: bounds.west - margin,
    east: bounds.east + margin,
    south: bounds.south - margin,
    north: bounds.north + margin,
  };
  kept.current = { name, bounds: grown };
  return grown;
}

const areaOfBounds = ({ west, east, south, north }: FigureBounds): number => (east - west) * (north - south);

interface Box {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ west, east, south, north }: FigureBounds, { east: right, north: up, zoom }: Sight): Box {
  const width = (east - west) / zoom;
  const height = (north - south) / zoom;
  return {
    west: (west + east) / 2 + right - width / 2,
    north: (south + north) / 2 + up + height / 2,
    width,
    height,
  };
}

type SetSight = (change: (now: Sight) => Sight) => void;

/** Feet of the plane for each pixel of the screen; `meet` keeps one scale both ways. */
function feetPerPixel(svg: SVGSVGElement | null): number {
  const matrix = svg?.getScreenCTM();
  return matrix === null || matrix === undefined || matrix.a === 0 ? 1 : 1 / matrix.a;
}

function useWheelZoom(drawing: { readonly current: SVGSVGElement | null }, box: Box, setSight: SetSight): void {
  const middle = useRef({ east: 0, north: 0 });
  middle.current = { east: box.west + box.width / 2, north: box.north - box.height / 2 };
  useEffect(() => {
    const svg = drawing.current;
    if (svg === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * 0.0016);
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
      const off = { east: at.x - middle.current.east, north: -at.y - middle.current.north };
      setSight((now) => {
        const zoom = Math.min(400, Math.max(0.3, now.zoom * factor));
        const share = 1 - now.zoom / zoom;
        return { zoom, east: now.east + off.east * share, north: now.north + off.north * share };
      });
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  }, [drawing, setSight]);
}

function useDrag(drawing: { readonly current: SVGSVGElement | null }, setSight: SetSight) {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button === 0 || event.button === 1) last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = last.current;
      if (from === null) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      const feet = feetPerPixel(drawing.current);
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      last.current = { x: event.clientX, y: event.clientY };
      setSight((now) => ({ ...now, east: now.east - right * feet, north: now.north + down * feet }));
    },
    onPointerUp: (): void => {
      last.current = null;
    },
  };
}
