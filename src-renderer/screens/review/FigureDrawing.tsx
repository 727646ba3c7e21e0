// The parts of a figure as SVG, in feet with north up. Courses of a kind are one path, so that a figure of hundreds is
// redrawn within a keystroke; lettering is set only where it is in sight and large enough to read.
import type { Figure, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { isNear, type SightBox } from '#renderer/screens/review/figure-sight.ts';
import { useReview } from '#renderer/state/review.ts';

const x = (point: FigurePoint): number => point[0];
const y = (point: FigurePoint): number => -point[1];
const spot = (point: FigurePoint): string => `${x(point).toFixed(3)} ${y(point).toFixed(3)}`;
const wayOf = (points: readonly FigurePoint[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${spot(point)}`).join('');

interface FigureDrawingProps {
  readonly figure: Figure;
  readonly box: SightBox;
  /** Whether a label of this height is large enough on screen. */
  readonly readable: (height_ft: number) => boolean;
  /** The height below which what must be read is not set, whatever the zoom. */
  readonly least_ft: number;
}

export function FigureDrawing({ figure, box, readable, least_ft }: FigureDrawingProps) {
  const { misclosure, strip, courses } = figure;
  const plain = courses.filter((course) => !course.inferred && course.suspect_rank === null);
  return (
    <>
      {figure.open ? null : <path className="figure-land" d={`${wayOf(courses.flatMap((one) => one.path))}Z`} />}
      {strip === null ? null : <path className="figure-strip" d={wayOf(strip.left) + wayOf(strip.right)} />}
      <Ties figure={figure} readable={readable} />
      <path className="figure-line" d={plain.map((course) => wayOf(course.path)).join('')} />
      {courses.map((course) =>
        course.inferred || course.suspect_rank !== null ? <OddCourse key={course.number} course={course} /> : null,
      )}
      <ActiveCourses courses={courses} />
      <Corners courses={courses} />
      <CourseLettering courses={courses} box={box} readable={readable} least_ft={least_ft} />
      {/* A miss that passes is the rounding of the record; magnified thousands of times it would only alarm. */}
      {misclosure === null || figure.status === 'PASS' ? null : (
        <g className="figure-miss">
          <path d={wayOf([misclosure.drawn_from, misclosure.to])} />
          <Lettering label={misclosure.label} least_ft={least_ft} beside={misclosure.to} within={box} />
        </g>
      )}
      <g className="figure-pob">
        <path d={`M${spot(figure.point_of_beginning.at)}h0`} />
        <Lettering label={figure.point_of_beginning.label} least_ft={least_ft} beside={figure.point_of_beginning.at} />
      </g>
      <Furniture figure={figure} least_ft={least_ft} />
    </>
  );
}

function OddCourse({ course }: { readonly course: FigureCourse }) {
  const kind = course.inferred ? 'figure-inferred' : 'figure-suspect';
  return <path className={`figure-line ${kind}`} d={wayOf(course.path)} />;
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
      <path key={state} className={`figure-line figure-${state}`} data-course={course.number} d={wayOf(course.path)} />
    ),
  );
}

/** Dots are strokes of no length with round ends, so they keep their size at every zoom. */
function Corners({ courses }: { readonly courses: readonly FigureCourse[] }) {
  const dots = courses.map((course) => `M${spot(course.end)}h0`).join('');
  return (
    <>
      <path className="figure-corner-rim" d={dots} />
      <path className="figure-corner" d={dots} />
    </>
  );
}

interface CourseLetteringProps {
  readonly courses: readonly FigureCourse[];
  readonly box: SightBox;
  readonly readable: (height_ft: number) => boolean;
  readonly least_ft: number;
}

/** Where bearings and distances would be too small to read, a figure of few courses still carries their numbers. */
const MOST_NUMBERED = 40;

function CourseLettering({ courses, box, readable, least_ft }: CourseLetteringProps) {
  const [first] = courses;
  if (first === undefined) return null;
  const full = readable(first.number_label.height_ft);
  if (!full && (least_ft === 0 || courses.length > MOST_NUMBERED)) return null;
  return courses.map((course) =>
    isNear(course.number_label.at, box) ? (
      <g key={course.number} className="figure-lettering">
        {full ? course.labels.map((label) => <Lettering key={label.text + spot(label.at)} label={label} />) : null}
        <circle
          className="figure-bubble"
          cx={x(course.number_label.at)}
          cy={y(course.number_label.at)}
          r={Math.max(course.number_label.height_ft, least_ft) * 0.95}
        />
        <Lettering label={course.number_label} least_ft={least_ft} bold />
      </g>
    ) : null,
  );
}

function Ties({ figure, readable }: Pick<FigureDrawingProps, 'figure' | 'readable'>) {
  return (
    <g className="figure-ties">
      {figure.ties.map((tie) => (
        <g key={`${String(tie.start[0])},${String(tie.start[1])}`}>
          <path d={wayOf([tie.start, tie.end])} />
          {readable(tie.label.height_ft) ? <Lettering label={tie.label} /> : null}
        </g>
      ))}
      {figure.anchor === null ? null : (
        <>
          <circle cx={x(figure.anchor.at)} cy={y(figure.anchor.at)} r={figure.text_height_ft * 0.35} />
          {readable(figure.anchor.label.height_ft) ? <Lettering label={figure.anchor.label} /> : null}
        </>
      )}
    </g>
  );
}

function Furniture({ figure, least_ft }: Pick<FigureDrawingProps, 'figure' | 'least_ft'>) {
  const { north_arrow: arrow, scale_bar: bar } = figure;
  const width = arrow.length_ft * 0.16;
  const head = `M${String(x(arrow.at))} ${String(y(arrow.at) - arrow.length_ft)}l${String(width)} ${String(arrow.length_ft * 0.42)}l${String(-width)} ${String(-arrow.length_ft * 0.12)}l${String(-width)} ${String(arrow.length_ft * 0.12)}Z`;
  const step = bar.length_ft / bar.divisions;
  return (
    <g className="figure-furniture">
      <path d={wayOf([arrow.at, [arrow.at[0], arrow.at[1] + arrow.length_ft]])} />
      <path className="figure-solid" d={head} />
      <Lettering label={arrow.label} least_ft={least_ft} beside={[arrow.at[0], arrow.at[1] + arrow.length_ft]} bold />
      {Array.from({ length: bar.divisions }, (_, index) => (
        <rect
          key={`division-${String(index)}`}
          className={index % 2 === 0 ? 'figure-solid' : 'figure-hollow'}
          x={bar.at[0] + index * step}
          y={-bar.at[1] - bar.height_ft}
          width={step}
          height={bar.height_ft}
        />
      ))}
      <Lettering label={bar.label} least_ft={least_ft} beside={[bar.at[0] + bar.length_ft, bar.at[1]]} />
    </g>
  );
}

interface LetteringProps {
  readonly label: FigureLabel;
  readonly least_ft?: number;
  /** What the label stands beside; one set larger moves off it by as much. */
  readonly beside?: FigurePoint;
  /** Keeps a level label from running out at the sides while what it stands beside is in sight. */
  readonly within?: SightBox;
  readonly bold?: boolean;
}

function Lettering({ label, least_ft = 0, beside = label.at, within, bold = false }: LetteringProps) {
  const times = Math.max(1, least_ft / label.height_ft);
  const east = beside[0] + (label.at[0] - beside[0]) * times;
  const at: FigurePoint = [
    within === undefined
      ? east
      : keptWithin(east, beside[0], label.text.length * label.height_ft * times * 0.32, within),
    beside[1] + (label.at[1] - beside[1]) * times,
  ];
  const turn = `rotate(${String(-label.angle_deg)} ${spot(at)})`;
  return (
    <text
      className="figure-text"
      x={x(at)}
      y={y(at)}
      fontSize={label.height_ft * times * 1.12}
      fontWeight={bold ? 650 : 450}
      transform={label.angle_deg === 0 ? undefined : turn}
    >
      {label.text}
    </text>
  );
}

/** The middle of a label that reaches half its length to either side. */
function keptWithin(middle: number, beside: number, half: number, { west, width }: SightBox): number {
  if (beside < west || beside > west + width || half * 2 > width) return middle;
  return Math.min(Math.max(middle, west + half), west + width - half);
}
