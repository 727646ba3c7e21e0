// Both figures over each other: the first drawn through, the second dashed, laid on a corner that they share.
import { Maximize, Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ComparedPair, ComparedTract } from '#core/compare/comparison.ts';
import { figureOf } from '#core/drawing/figure.ts';
import { boundsOf } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { movedFigure } from '#core/drawing/moved-figure.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { useComparing } from '#renderer/state/comparing.ts';
import { IconButton } from '#renderer/ui/Button.tsx';

interface CompareFigureProps {
  readonly tract: ComparedTract;
  readonly index: number;
}

/** Of the drawing, in its own units. */
const SIZE = 400;
const MARGIN = 26;

export function CompareFigure({ tract, index }: CompareFigureProps) {
  const first = useComparing((state) => state.first);
  const second = useComparing((state) => state.second);
  const at = useComparing(({ selected }) =>
    selected?.kind === 'course' && selected.tract === index ? selected.at : -1,
  );
  const [zoom, setZoom] = useState(1);
  const figures = useMemo(
    () => [
      figureIn(first?.body, tract.first?.tract, [0, 0]),
      figureIn(second?.body, tract.second?.tract, tract.first === null ? [0, 0] : tract.offset_ft),
    ],
    [first, second, tract],
  );
  const [one = null, two = null] = figures;
  if (one === null && two === null) return null;
  const pair = tract.pairs[at];
  const sight = sightOf([one, two], pair?.kind === 'boundary' ? pair : null, zoom);
  return (
    <figure className="compare-figure">
      <svg viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} role="img" aria-label={labelOf(tract, one, two)}>
        {one === null ? null : <Drawn figure={one} which="first" pairs={tract.pairs} chosen={pair} sight={sight} />}
        {two === null ? null : <Drawn figure={two} which="second" pairs={tract.pairs} chosen={pair} sight={sight} />}
      </svg>
      <figcaption>
        <span className="compare-legend compare-legend-first">First</span>
        <span className="compare-legend compare-legend-second">Second</span>
        <span className="muted">{laidText(tract)}</span>
        <span className="spacer" />
        <IconButton label="Nearer to the selected course" onPress={() => setZoom(Math.min(zoom * 2, 256))}>
          <Plus size={14} aria-hidden />
        </IconButton>
        <IconButton label="Farther" isDisabled={zoom === 1} onPress={() => setZoom(Math.max(1, zoom / 2))}>
          <Minus size={14} aria-hidden />
        </IconButton>
        <IconButton label="The whole figures" isDisabled={zoom === 1} onPress={() => setZoom(1)}>
          <Maximize size={14} aria-hidden />
        </IconButton>
      </figcaption>
    </figure>
  );
}

const laidText = ({ first, second, offset_ft }: ComparedTract): string =>
  first === null || second === null
    ? ''
    : offset_ft === null
      ? 'nothing shows how they lie'
      : 'laid on a shared corner, not turned';

function labelOf({ first, second }: ComparedTract, one: Figure | null, two: Figure | null): string {
  const names = [
    one === null ? null : `first, ${first?.name ?? ''}`,
    two === null ? null : `second, ${second?.name ?? ''}, dashed`,
  ];
  return `Drawing over each other: ${names.filter((name) => name !== null).join('; ')}`;
}

/** Null where there is nothing to draw, or nothing that shows where to. */
function figureIn(
  body: ExtractResponse | undefined,
  index: number | undefined,
  offset: readonly [number, number] | null,
): Figure | null {
  const tract = index === undefined ? undefined : body?.extraction.tracts[index];
  const verdict = index === undefined ? undefined : body?.groundtruth_verdicts[index];
  if (tract === undefined || verdict === undefined || offset === null) return null;
  const figure = figureOf(tract, verdict);
  return figure === null ? null : movedFigure(figure, { origin: offset, turn_deg: 0 });
}

interface SightOf {
  readonly place: (point: FigurePoint) => FigurePoint;
}

const pathsOf = (figures: readonly (Figure | null)[]): FigurePoint[] =>
  figures.flatMap((figure) => figure?.courses.flatMap(({ path }) => [...path]) ?? []);

/** The whole of both; nearer, about the course that is looked at. */
function sightOf(figures: readonly (Figure | null)[], pair: ComparedPair | null, zoom: number): SightOf {
  const whole = boundsOf(pathsOf(figures));
  const chosen = [figures[0]?.courses[pair?.first?.call ?? -1], figures[1]?.courses[pair?.second?.call ?? -1]];
  const ends = chosen.flatMap((course) => (course === undefined ? [] : [course.end]));
  const middle = ends.length === 0 || zoom === 1 ? middleOf(whole) : middleOf(boundsOf(ends));
  const span = Math.max(whole.east - whole.west, whole.north - whole.south, 1e-6);
  const scale = (zoom * (SIZE - 2 * MARGIN)) / span;
  return {
    place: ([east, north]) => [SIZE / 2 + (east - middle[0]) * scale, SIZE / 2 - (north - middle[1]) * scale],
  };
}

const middleOf = ({ west, east, south, north }: FigureBounds): FigurePoint => [(west + east) / 2, (south + north) / 2];

interface DrawnProps {
  readonly figure: Figure;
  readonly which: 'first' | 'second';
  readonly pairs: readonly ComparedPair[];
  readonly chosen: ComparedPair | undefined;
  readonly sight: SightOf;
}

function Drawn({ figure, which, pairs, chosen, sight }: DrawnProps) {
  const apart = new Set(
    pairs.flatMap((pair) => (pair.kind === 'tie' || pair.agreement === 'agrees' ? [] : [pair[which]?.call])),
  );
  const [x, y] = sight.place(figure.point_of_beginning);
  const chosenCall = chosen?.kind === 'boundary' ? chosen[which]?.call : undefined;
  return (
    <g className={`compare-drawn compare-drawn-${which}`}>
      {figure.courses.map((course) => {
        const call = course.number - 1;
        const state = `${apart.has(call) ? ' compare-line-apart' : ''}${call === chosenCall ? ' compare-line-chosen' : ''}`;
        return (
          <g key={course.number}>
            <path className={`compare-line${state}`} d={wayOf(course, sight)} />
            {apart.has(call) || call === chosenCall ? (
              <CourseNumber course={course} which={which} sight={sight} />
            ) : null}
          </g>
        );
      })}
      {which === 'first' ? (
        <circle className="compare-beginning" cx={x} cy={y} r={5} />
      ) : (
        <rect className="compare-beginning" x={x - 4.5} y={y - 4.5} width={9} height={9} />
      )}
    </g>
  );
}

interface CourseNumberProps {
  readonly course: FigureCourse;
  readonly which: 'first' | 'second';
  readonly sight: SightOf;
}

/** Beside the middle of the course; the first's on one side of it, the second's on the other. */
function CourseNumber({ course, which, sight }: CourseNumberProps) {
  const [a, b] = [sight.place(course.start), sight.place(course.end)];
  const length = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1);
  const side = which === 'first' ? 11 : -11;
  const x = (a[0] + b[0]) / 2 + ((b[1] - a[1]) / length) * side;
  const y = (a[1] + b[1]) / 2 - ((b[0] - a[0]) / length) * side;
  return (
    <text className="compare-line-number" x={x} y={y}>
      {course.number}
    </text>
  );
}

const wayOf = ({ path }: FigureCourse, { place }: SightOf): string =>
  path
    .map((point, index) => {
      const [x, y] = place(point);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
