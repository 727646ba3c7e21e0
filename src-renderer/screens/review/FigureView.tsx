// The drawn figure: zoomed and panned like a drawing, each course alive to the pointer.
import { Maximize, Minus, Plus, Tags } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import type { Figure, FigureBounds } from '#core/drawing/figure-parts.ts';
import { FigureDrawing } from '#renderer/screens/review/FigureDrawing.tsx';
import { boxOf, FITTED, type Sight, type Size, zoomed } from '#renderer/screens/review/figure-sight.ts';
import { useFigurePointer } from '#renderer/screens/review/use-figure-pointer.ts';
import { useReview } from '#renderer/state/review.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { IconButton } from '#renderer/ui/Button.tsx';

interface FigureViewProps {
  readonly figure: Figure;
  /** Which tract of which document it is of: each is fitted when it is first seen, and found again as it was left. */
  readonly of: string;
}

export function FigureView({ figure, of }: FigureViewProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [sight, setSight] = useSightOf(of);
  const [lettered, setLettered] = useState(true);
  const size = useSize(drawing);
  const box = boxOf(useSteadyBounds(figure, of), sight, size);
  const pointer = useFigurePointer(drawing, figure, box, setSight);
  const onKeyDown = (event: KeyboardEvent): void => {
    const reach = (box.east - box.west) / 10;
    if (isShortcut('figure_nearer', event)) setSight((now) => zoomed(now, 1.25));
    else if (isShortcut('figure_farther', event)) setSight((now) => zoomed(now, 0.8));
    else if (isShortcut('figure_whole', event)) setSight(() => FITTED);
    else if (isShortcut('figure_move', event)) {
      const [east, north] = STEPS[event.key] ?? [0, 0];
      setSight((now) => ({ ...now, east: now.east + east * reach, north: now.north + north * reach }));
    } else return;
    event.preventDefault();
  };
  return (
    <div className="figure-view">
      <svg
        ref={drawing}
        className="figure"
        role="img"
        aria-label={`Drawing of ${figure.name}: ${figure.caption.join('; ')}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is zoomed and panned by keyboard
        tabIndex={0}
        viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
        data-zoom={sight.zoom.toFixed(3)}
        data-middle={`${sight.east.toFixed(2)} ${sight.north.toFixed(2)}`}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <FigureDrawing figure={figure} of={of} box={box} lettered={lettered} />
      </svg>
      <div className="figure-foot">
        <CourseCaption figure={figure} />
        <FigureTools lettered={lettered} setLettered={setLettered} setSight={setSight} />
      </div>
    </div>
  );
}

/** East and north of what is looked at. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type SetSight = (change: (now: Sight) => Sight) => void;

/** What of each tract was in sight when it was left. */
function useSightOf(of: string): [Sight, SetSight] {
  const [sights, setSights] = useState<ReadonlyMap<string, Sight>>(new Map());
  const setSight = useCallback<SetSight>(
    (change) => setSights((now) => new Map(now).set(of, change(now.get(of) ?? FITTED))),
    [of],
  );
  return [sights.get(of) ?? FITTED, setSight];
}

interface FigureToolsProps {
  readonly lettered: boolean;
  readonly setLettered: (lettered: boolean) => void;
  readonly setSight: SetSight;
}

const FigureTools = memo(function FigureTools({ lettered, setLettered, setSight }: FigureToolsProps) {
  return (
    <div className="figure-tools" role="toolbar" aria-label="Drawing">
      <IconButton label="Zoom in" keys="+" onPress={() => setSight((now) => zoomed(now, 1.4))}>
        <Plus size={15} aria-hidden />
      </IconButton>
      <IconButton label="Zoom out" keys="-" onPress={() => setSight((now) => zoomed(now, 1 / 1.4))}>
        <Minus size={15} aria-hidden />
      </IconButton>
      <IconButton label="Fit the figure" keys="0" onPress={() => setSight(() => FITTED)}>
        <Maximize size={15} aria-hidden />
      </IconButton>
      <IconButton label="Lettering" pressed={lettered} onPress={() => setLettered(!lettered)}>
        <Tags size={15} aria-hidden />
      </IconButton>
    </div>
  );
});

/** The course under the pointer, or else the selected one, in words at the foot of the drawing. */
function CourseCaption({ figure }: { readonly figure: Figure }) {
  const at = useReview(({ hovered, selected }) => {
    const row = hovered ?? selected;
    return row?.kind === 'boundary' ? row.call : -1;
  });
  const course = figure.courses[at];
  return (
    <p className="course-caption" title={course?.description}>
      {course === undefined ? (
        `${String(figure.courses.length)} courses`
      ) : (
        <>
          <strong>{course.number}</strong> {course.description}
        </>
      )}
    </p>
  );
}

function useSize(drawing: { readonly current: SVGSVGElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 400, height: 400 });
  useEffect(() => {
    if (drawing.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.max(width, 60), height: Math.max(height, 60) });
    });
    watch.observe(drawing.current);
    return () => watch.disconnect();
  }, [drawing]);
  return size;
}

/** Bounds that do not shake while a value is typed: they follow only when the figure outgrows or far underfills them. */
function useSteadyBounds({ extent: bounds }: Figure, of: string): FigureBounds {
  const kept = useRef<{ of: string; bounds: FigureBounds } | null>(null);
  const now = kept.current;
  const fits =
    now !== null &&
    now.of === of &&
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
  kept.current = { of, bounds: grown };
  return grown;
}

const areaOfBounds = ({ west, east, south, north }: FigureBounds): number => (east - west) * (north - south);
