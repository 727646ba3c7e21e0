// Lettering that goes along with its figure: while a value is typed, or the drawing is zoomed, each word keeps its distance
// from the course that it tells, and says what that course now says. Room is looked for again once things are at rest.
import { gap, readableAngle } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import type {
  CourseLettering,
  FigureReference,
  Leader,
  Lettering,
  PointLettering,
} from '#core/drawing/lettering-parts.ts';

/** A figure as it was lettered, or as it stands now. `scale` is of the drawing: pixels to the foot. */
export interface Drawn {
  readonly figure: Figure;
  readonly scale: number;
}

/** Whether the same courses are there, so that words can go along with them. A miss comes and goes with the values. */
export const canFollow = (from: Figure, to: Figure): boolean =>
  from.courses.length === to.courses.length &&
  from.ties.length === to.ties.length &&
  (from.anchor === null) === (to.anchor === null);

export function followedLettering(lettering: Lettering, from: Drawn, to: Drawn): Lettering {
  if (from.figure === to.figure && from.scale === to.scale) return lettering;
  const share = from.scale / to.scale;
  const height_ft = lettering.height_ft * share;
  const stray = { share, still_ft: share === 1 ? STILL_PX / to.scale : 0 };
  return {
    height_ft,
    courses: lettering.courses.map((one, i) => {
      const [was, is] = [from.figure.courses[i], to.figure.courses[i]];
      return was === undefined || is === undefined ? one : followedCourse(one, was, is, stray);
    }),
    ties: lettering.ties.map((one, i) => {
      const [was, is] = [from.figure.ties[i], to.figure.ties[i]];
      return was === undefined || is === undefined ? one : followedCourse(one, wayOf(was), wayOf(is), stray);
    }),
    references: lettering.references.map((one) => followedReference(one, from.figure, to.figure, stray)),
    point_of_beginning: followedPoint(
      lettering.point_of_beginning,
      from.figure.point_of_beginning,
      to.figure.point_of_beginning,
      stray,
    ),
    anchor: followedPoint(lettering.anchor, from.figure.anchor?.at, to.figure.anchor?.at, stray),
    misclosure: reworded(
      followedPoint(lettering.misclosure, from.figure.misclosure?.drawn_from, to.figure.misclosure?.drawn_from, stray),
      from.figure.misclosure?.text ?? '',
      to.figure.misclosure?.text ?? '',
    ),
    bounds: lettering.bounds,
  };
}

/** What moves less is seen not to move: it is left where it is, and nothing need be drawn for it. */
const STILL_PX = 0.5;
const STILL_DEG = 0.3;

/** How much nearer a word comes in feet, to keep its distance in pixels; and how far it may be off. */
interface Stray {
  readonly share: number;
  readonly still_ft: number;
}

type Way = Pick<FigureCourse, 'path' | 'rows'>;

const wayOf = ({ start, end, rows }: Figure['ties'][number]): Way => ({ path: [start, end], rows });

function followedCourse(one: CourseLettering, was: Way, is: Way, stray: Stray): CourseLettering {
  if (one.labels.length === 0) return one;
  const turn_deg = one.told === 'along' ? angleOf(is) - angleOf(was) : 0;
  const texts = textsOf(one.labels.length, is.rows);
  const move = (label: FigureLabel, text: string): FigureLabel =>
    movedLabel(label, text, footOf(was, is, label.at), stray, turn_deg);
  return {
    ...one,
    labels: texts === null ? [] : one.labels.map((label, row) => move(label, texts[row] ?? '')),
    leader: one.leader === null ? null : movedLeader(one.leader, footOf(was, is, one.leader[0]), stray),
    number_label: one.number_label === null ? null : move(one.number_label, one.number_label.text),
  };
}

/** One row for all that it says, or a row for each; null where the words no longer fit the rows that were set. */
function textsOf(labels: number, rows: readonly string[]): readonly string[] | null {
  if (labels === rows.length) return rows;
  return labels === 1 ? [rows.join(' ')] : null;
}

const angleOf = ({ path }: Way): number => readableAngle(path[0] ?? [0, 0], path.at(-1) ?? [0, 0]);

function followedReference(one: FigureReference, from: Figure, to: Figure, stray: Stray): FigureReference {
  const number = (one.numbers[Math.floor(one.numbers.length / 2)] ?? 1) - 1;
  const find = ({ courses, ties }: Figure): Way | undefined => {
    const tie = ties[number];
    return one.kind === 'course' ? courses[number] : tie && wayOf(tie);
  };
  const [was, is] = [find(from), find(to)];
  if (was === undefined || is === undefined) return one;
  return {
    ...one,
    label: movedLabel(one.label, one.label.text, footOf(was, is, one.label.at), stray, 0),
    leader: one.leader === null ? null : movedLeader(one.leader, footOf(was, is, one.leader[0]), stray),
  };
}

function followedPoint(
  one: PointLettering | null,
  was: FigurePoint | undefined,
  is: FigurePoint | undefined,
  stray: Stray,
): PointLettering | null {
  if (one === null || was === undefined || is === undefined) return null;
  const foot: Foot = { was, is };
  return {
    labels: one.labels.map((label) => movedLabel(label, label.text, foot, stray, 0)),
    leader: one.leader === null ? null : movedLeader(one.leader, foot, stray),
  };
}

/** The miss is told whole, in its parts, or by the first of them. */
function reworded(one: PointLettering | null, was: string, is: string): PointLettering | null {
  if (one === null) return null;
  const [before, after] = [was.split(', '), is.split(', ')];
  const textOf = (text: string): string => (text === was ? is : (after[before.indexOf(text)] ?? ''));
  return { ...one, labels: one.labels.map((label) => ({ ...label, text: textOf(label.text) })) };
}

/** The point of the figure that a word stands by, where it was and where it is. */
interface Foot {
  readonly was: FigurePoint;
  readonly is: FigurePoint;
}

/** The nearest point of the course, and the same part of the way along it as it is now. */
function footOf(was: Way, is: Way, at: FigurePoint): Foot {
  const { piece, share, point } = nearestOn(was.path, at);
  const along = ((piece + share) / Math.max(1, was.path.length - 1)) * (is.path.length - 1);
  const i = Math.min(Math.floor(along), Math.max(0, is.path.length - 2));
  return { was: point, is: between(is.path[i] ?? point, is.path[i + 1] ?? point, along - i) };
}

function nearestOn(
  path: readonly FigurePoint[],
  at: FigurePoint,
): { piece: number; share: number; point: FigurePoint } {
  let nearest = { piece: 0, share: 0, point: path[0] ?? at };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < path.length; i += 1) {
    const [from, to] = [path[i - 1] ?? at, path[i] ?? at];
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = x * x + y * y;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((at[0] - from[0]) * x + (at[1] - from[1]) * y) / length));
    const point = between(from, to, share);
    const away = gap(point, at);
    if (away < least) [nearest, least] = [{ piece: i - 1, share, point }, away];
  }
  return nearest;
}

const between = (from: FigurePoint, to: FigurePoint, share: number): FigurePoint => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];

const strayed = ({ was, is }: Foot, at: FigurePoint, { share }: Stray): FigurePoint => [
  is[0] + (at[0] - was[0]) * share,
  is[1] + (at[1] - was[1]) * share,
];

function movedLabel(label: FigureLabel, text: string, foot: Foot, stray: Stray, turn_deg: number): FigureLabel {
  const at = strayed(foot, label.at, stray);
  const isStill = gap(at, label.at) < stray.still_ft && Math.abs(turn_deg) < STILL_DEG;
  if (isStill) return text === label.text ? label : { ...label, text };
  return { text, at, angle_deg: label.angle_deg + turn_deg, height_ft: label.height_ft * stray.share };
}

function movedLeader(leader: Leader, foot: Foot, stray: Stray): Leader {
  const start = strayed(foot, leader[0], stray);
  return gap(start, leader[0]) < stray.still_ft ? leader : [start, strayed(foot, leader[1], stray)];
}
