// The parts of a figure as SVG. Lines are drawn in feet under one transform, courses of a kind as one path, so that a
// figure of hundreds is redrawn within a keystroke; lettering stands over them in pixels.
import type { Figure, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { FigureFurniture, FigureLettering } from '#renderer/screens/review/FigureLettering.tsx';
import type { SightBox } from '#renderer/screens/review/figure-sight.ts';
import { useReview } from '#renderer/state/review.ts';

const spot = ([east, north]: FigurePoint): string => `${east.toFixed(3)} ${(-north).toFixed(3)}`;
const wayOf = (points: readonly FigurePoint[]): string => `M${points.map(spot).join('L')}`;

/** The way of a course, written once for all that is drawn along it. */
function courseWay({ path }: FigureCourse): string {
  const known = ways.get(path) ?? wayOf(path);
  ways.set(path, known);
  return known;
}
const ways = new WeakMap<readonly FigurePoint[], string>();

interface FigureDrawingProps {
  readonly figure: Figure;
  /** Which tract of which document it is of. */
  readonly of: string;
  readonly box: SightBox;
  readonly lettered: boolean;
}

export function FigureDrawing({ figure, of, box, lettered }: FigureDrawingProps) {
  const { west, north, scale } = box;
  const transform = `matrix(${String(scale)} 0 0 ${String(scale)} ${String(-west * scale)} ${String(north * scale)})`;
  return (
    <>
      <g transform={transform}>
        <FigureLines figure={figure} />
      </g>
      {lettered ? <FigureLettering key={of} figure={figure} box={box} /> : null}
      <FigureFurniture box={box} />
    </>
  );
}

function FigureLines({ figure }: { readonly figure: Figure }) {
  const { misclosure, strip, courses, ties, anchor } = figure;
  const plain = courses.filter((course) => !course.inferred && course.suspect_rank === null);
  return (
    <>
      {figure.open ? null : <path className="figure-land" d={`${landOf(courses)}Z`} />}
      {strip === null ? null : <path className="figure-strip" d={wayOf(strip.left) + wayOf(strip.right)} />}
      <g className="figure-ties">
        <path d={ties.map(({ start, end }) => wayOf([start, end])).join('')} />
        {anchor === null ? null : <path className="figure-anchor" d={`M${spot(anchor.at)}h0`} />}
      </g>
      <path className="figure-line" d={plain.map(courseWay).join('')} />
      {courses.map((course) =>
        course.inferred || course.suspect_rank !== null ? <OddCourse key={course.number} course={course} /> : null,
      )}
      <ActiveCourses courses={courses} />
      <Corners courses={courses} />
      {/* A miss that passes is the rounding of the record; magnified thousands of times it would only alarm. */}
      {misclosure === null || figure.status === 'PASS' ? null : (
        <path className="figure-miss" d={wayOf([misclosure.drawn_from, misclosure.to])} />
      )}
      <path className="figure-pob" d={`M${spot(figure.point_of_beginning)}h0`} />
    </>
  );
}

/** One way round, from course to course. */
const landOf = (courses: readonly FigureCourse[]): string =>
  courses.map((course, index) => (index === 0 ? courseWay(course) : `L${courseWay(course).slice(1)}`)).join('');

function OddCourse({ course }: { readonly course: FigureCourse }) {
  const kind = course.inferred ? 'figure-inferred' : 'figure-suspect';
  return <path className={`figure-line ${kind}`} d={courseWay(course)} />;
}

/** The course under the pointer and the selected one, drawn over the rest. */
function ActiveCourses({ courses }: { readonly courses: readonly FigureCourse[] }) {
  const hovered = useReview((state) => (state.hovered?.kind === 'boundary' ? state.hovered.call : -1));
  const selected = useReview((state) => (state.selected?.kind === 'boundary' ? state.selected.call : -1));
  const active = [
    { course: courses[hovered], state: 'hovered' },
    { course: courses[selected], state: 'selected' },
  ];
  return active.map(({ course, state }) =>
    course === undefined ? null : (
      <path key={state} className={`figure-line figure-${state}`} data-course={course.number} d={courseWay(course)} />
    ),
  );
}

/** Dots are strokes of no length with round ends, so they keep their size at every zoom. */
function Corners({ courses }: { readonly courses: readonly FigureCourse[] }) {
  const dots = courses.map((course) => `M${courseWay(course).split('L').at(-1) ?? ''}h0`).join('');
  const dense = courses.length > 120 ? ' figure-corner-dense' : '';
  return (
    <>
      <path className={`figure-corner-rim${dense}`} d={dots} />
      <path className={`figure-corner${dense}`} d={dots} />
    </>
  );
}
