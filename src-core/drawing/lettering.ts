// The one layout of lettering that screen, picture, certificate and drawing file follow. Lettering has the size that is
// asked for, no two blocks of it overlap, and every course in sight has its words or a reference to the table.

import { boundsOf, cornersOf, gap, middle, textWidth } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureCourse, FigureMisclosure, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type WideningBounds, widen } from '#core/drawing/lettered-bounds.ts';
import type {
  CourseLettering,
  FigureReference,
  Lettering,
  LetteringSheet,
  PointLettering,
  ToLetter,
} from '#core/drawing/lettering-parts.ts';
import {
  blockOf,
  directionsFrom,
  findAlong,
  findBeside,
  folded,
  inSight,
  type Leniency,
  labelsOf,
  type Measure,
  outwardOf,
  plateFor,
  type Setting,
  type Way,
} from '#core/drawing/lettering-places.ts';
import { setReferences } from '#core/drawing/lettering-references.ts';
import {
  drawOn,
  type Ground,
  groundOf,
  isFree,
  isGivenUp,
  levelPlate,
  type Plate,
  take,
} from '#core/drawing/taken-ground.ts';

/** More leaders than this would be a thicket: then the table is clearer. */
const MOST_LEADERS = 14;
const LEADER_REACHES = [1.8, 2.8, 4, 5.5, 7.5];
const POINT_REACHES = [0.9, 1.3, 2, 3, 4.5, 6.5, 9];
const [WESTWARD, SOUTHWARD] = [directionsFrom(180), directionsFrom(-90)];
const NOTHING: readonly never[] = [];
const POB = [['POB']];

/** What lettering is set with: the sheet so far, how wide words are, and all that was taken on it. */
interface Desk {
  readonly ground: Ground;
  readonly measure: Measure;
  /** In the order in which room was found for them. */
  readonly told: LetteredWay[];
}

/** The figures of one sheet, lettered together. The order of figures is the order of the answer. */
export function letterFigures(members: readonly ToLetter[], sheet: LetteringSheet): Lettering[] {
  const extent = boundsOf(members.flatMap(({ figure }) => cornersOf(figure.extent)));
  const height_ft = members.reduce((most, member) => Math.max(most, member.height_ft), 0);
  const ground = groundOf(extent, height_ft, sheet.within);
  const desk: Desk = { ground, measure: sheet.measure ?? textWidth, told: [] };
  for (let i = 0; i < members.length; i += 1) drawFigureOn(ground, (members[i] as ToLetter).figure);
  for (const path of sheet.beside ?? NOTHING) drawOn(ground, path);
  for (const box of sheet.taken ?? NOTHING) take(ground, levelPlate(box));
  const points = members.map(({ figure, height_ft: height }) => setPoints(desk, figure, height));
  const ways = members.map((member) => waysOf(member, sheet.within));
  const all: LetteredWay[] = [];
  for (let i = 0; i < ways.length; i += 1) addTo(all, ways[i] as Ways);
  // The long courses first: they have one good place, and a short one can stand off.
  const longest = all.toSorted((a, b) => b.length_ft - a.length_ft);
  for (let i = 0; i < longest.length; i += 1) setAlong(desk, longest[i] as LetteredWay);
  const anchors = members.map(({ figure, height_ft: height }) => setAnchor(desk, figure, height));
  const left = all.filter(isUntold);
  if (left.length <= MOST_LEADERS) for (let i = 0; i < left.length; i += 1) setAtLeader(desk, left[i] as LetteredWay);
  const margin = { east: extent.east, next_north: extent.north };
  const references = ways.map(({ courses, ties }, i) => {
    const untold = left.length === 0 ? NOTHING : ([...courses, ...ties].filter(isUntold) as Way[]);
    return setReferences(untold, members[i]?.prefix ?? '', ground, desk.measure, margin);
  });
  if (sheet.numbered !== false) for (const way of desk.told) setNumber(desk, way);
  return members.map(({ figure, height_ft: height }, i) => {
    const lettered = points[i] ?? NO_POINTS;
    const { courses, ties } = ways[i] ?? NO_WAYS;
    const own = references[i] ?? [];
    const bounds = { ...figure.extent };
    for (const plate of lettered.plates) widen(bounds, plate);
    for (const plate of anchors[i]?.plates ?? NOTHING) widen(bounds, plate);
    for (const way of courses) widenByTold(bounds, way?.told ?? null);
    for (const way of ties) widenByTold(bounds, way?.told ?? null);
    for (const { plate } of own) widen(bounds, plate);
    return {
      height_ft: height,
      courses: figure.courses.map(({ number }, at) => letteringOf(courses[at] ?? null, number)),
      ties: figure.ties.map((_, at) => letteringOf(ties[at] ?? null, at + 1)),
      references: own.map(({ reference }) => reference),
      point_of_beginning: lettered.point_of_beginning,
      anchor: anchors[i]?.lettering ?? null,
      misclosure: lettered.misclosure,
      bounds,
    };
  });
}

/** One figure alone on its sheet. */
export function letterFigure(figure: Figure, height_ft: number, sheet: LetteringSheet): Lettering {
  const [lettering] = letterFigures([{ figure, height_ft }], sheet);
  if (lettering === undefined) throw new Error('A figure was lettered without an answer.');
  return lettering;
}

function widenByTold(bounds: WideningBounds, told: Told | null): void {
  if (told === null) return;
  widen(bounds, told.setting.plate);
  if (told.number_plate !== null) widen(bounds, told.number_plate);
}

interface Told {
  readonly told: 'along' | 'leader';
  readonly setting: Setting;
  number_plate: Plate | null;
  number_label: CourseLettering['number_label'];
}

/** A way, and how it is told once room was found for its own words. */
interface LetteredWay extends Way {
  told: Told | null;
}

function letteringOf(way: LetteredWay | null, number: number): CourseLettering {
  const told = way?.told ?? null;
  if (told === null)
    return { number, told: way === null ? 'unseen' : 'reference', labels: [], leader: null, number_label: null };
  const { setting, number_label } = told;
  return { number, told: told.told, labels: labelsOf(setting), leader: setting.leader, number_label };
}

function drawFigureOn(ground: Ground, { courses, ties, misclosure, strip }: Figure): void {
  for (let i = 0; i < courses.length; i += 1) drawOn(ground, (courses[i] as FigureCourse).path);
  if (ties.length > 0) for (const { start, end } of ties) drawOn(ground, [start, end]);
  if (misclosure !== null) drawOn(ground, [misclosure.drawn_from, misclosure.to]);
  if (strip !== null) for (const side of [strip.left, strip.right]) drawOn(ground, side);
}

/** The courses and ties of a figure in their order; null for one of which nothing is in sight. */
interface Ways {
  readonly courses: readonly (LetteredWay | null)[];
  readonly ties: readonly (LetteredWay | null)[];
}

const NO_WAYS: Ways = { courses: [], ties: [] };

const isUntold = (way: LetteredWay | null): boolean => way !== null && way.told === null;

function addTo(all: LetteredWay[], { courses, ties }: Ways): void {
  for (let i = 0; i < courses.length; i += 1) if (courses[i] !== null) all.push(courses[i] as LetteredWay);
  for (let i = 0; i < ties.length; i += 1) if (ties[i] !== null) all.push(ties[i] as LetteredWay);
}

function waysOf({ figure, height_ft, prefix = '' }: ToLetter, within: FigureBounds | null): Ways {
  const outside = figure.inside === 1 ? -1 : 1;
  const wayOf = (
    kind: Way['kind'],
    number: number,
    letter: string,
    rows: readonly string[],
    path: readonly FigurePoint[],
  ): LetteredWay | null => {
    const seen = inSight(path, within);
    const start = seen?.[0];
    const end = seen?.at(-1);
    if (seen === null || start === undefined || end === undefined) return null;
    const straight = seen.length === 2;
    const crown = straight ? middle(start, end) : (seen[Math.floor(seen.length / 2)] ?? start);
    const length_ft = gap(start, end);
    const tag = `${prefix}${letter}${number}`;
    return { kind, number, tag, rows, start, end, crown, length_ft, straight, height_ft, outside, told: null };
  };
  return {
    courses: figure.courses.map(({ kind, number, rows, path }) =>
      wayOf('course', number, kind === 'line' ? 'L' : 'C', rows, path),
    ),
    ties: figure.ties.map(({ start, end, rows }, i) => wayOf('tie', i + 1, 'T', rows, [start, end])),
  };
}

function tell({ ground, told }: Desk, way: LetteredWay, how: Told['told'], setting: Setting): void {
  take(ground, setting.plate);
  way.told = { told: how, setting, number_plate: null, number_label: null };
  told.push(way);
}

function setAlong(desk: Desk, way: LetteredWay): void {
  const setting = findAlong(desk.ground, way, desk.measure);
  if (setting !== null) tell(desk, way, 'along', setting);
}

function setAtLeader(desk: Desk, way: LetteredWay): void {
  const { ground, measure } = desk;
  const block = blockOf(way.rows, way.height_ft, measure);
  const directions = directionsFrom(outwardOf(way));
  const setting = findBeside(ground, { block, at: way.crown, directions, reaches: LEADER_REACHES });
  if (setting === null || setting.leader === null) return;
  tell(desk, way, 'leader', setting);
  drawOn(ground, setting.leader);
}

/** A number stands across its course from the words, or beyond them. */
function setNumber({ ground, measure }: Desk, way: LetteredWay): void {
  const { told } = way;
  if (told === null || way.kind === 'tie' || isGivenUp(ground)) return;
  const height_ft = way.height_ft * 0.86;
  const text = String(way.number);
  const side = Math.max(1.9 * height_ft, measure(text, height_ft) + 0.8 * height_ft);
  const beyond = told.told === 'leader' ? 0 : 1.4 * way.height_ft * told.setting.block.rows.length;
  const block = { rows: [text], width: side, height: side, height_ft };
  const plate = plateFor(block, way.crown, 0);
  for (let place = 0; place < 4; place += 1) {
    const reach = side / 2 + 0.4 * height_ft + (place < 2 ? 0 : beyond);
    const angle = (outwardOf(way, place % 2 === 0 ? -way.outside : way.outside) * Math.PI) / 180;
    plate.x = way.crown[0] + Math.cos(angle) * reach;
    plate.y = way.crown[1] + Math.sin(angle) * reach;
    if (!isFree(ground, plate)) continue;
    take(ground, plate);
    told.number_label = { text, at: [plate.x, plate.y], angle_deg: 0, height_ft };
    told.number_plate = plate;
    return;
  }
}

interface SetPoints {
  readonly point_of_beginning: PointLettering | null;
  readonly misclosure: PointLettering | null;
  readonly plates: readonly Plate[];
}

const NO_POINTS: SetPoints = { point_of_beginning: null, misclosure: null, plates: [] };

/** The names of points come first: a point has only the ground round it. */
function setPoints(desk: Desk, figure: Figure, height_ft: number): SetPoints {
  const { misclosure } = figure;
  const pob = setBeside(desk, POB, figure.point_of_beginning, WESTWARD, height_ft);
  const miss = misclosure === null ? null : setMiss(desk, misclosure, height_ft);
  const plates = pob?.plates ?? NOTHING;
  return {
    point_of_beginning: pob?.lettering ?? null,
    misclosure: miss?.lettering ?? null,
    plates: miss === null ? plates : [...plates, ...miss.plates],
  };
}

function setMiss(desk: Desk, { text, drawn_from }: FigureMisclosure, height_ft: number): SetPoint | null {
  const parts = text.split(', ');
  return setBeside(desk, [[text], parts, parts.slice(0, 1)], drawn_from, SOUTHWARD, height_ft);
}

interface SetPoint {
  readonly lettering: PointLettering;
  readonly plates: readonly Plate[];
}

/** The corner with its name in a few short rows, or by its letters alone. */
function setAnchor(desk: Desk, { anchor }: Figure, height_ft: number): SetPoint | null {
  if (anchor === null) return null;
  return setBeside(desk, [folded(anchor.text, 26), ['POC']], anchor.at, WESTWARD, height_ft);
}

/** Words stand over lines, and leaders run across them, only where nothing better is left. */
const LENIENCIES: readonly Leniency[] = [{}, { acrossLines: true }, { overLines: true, acrossLines: true }];

/** The first of several wordings that finds room beside a point in sight, clear of lines where it can be. */
function setBeside(
  { ground, measure }: Desk,
  wordings: readonly (readonly string[])[],
  at: FigurePoint,
  directions: readonly FigurePoint[],
  height_ft: number,
): SetPoint | null {
  const { within } = ground;
  if (within !== null && !isPointIn(at, within)) return null;
  for (let lenience = 0; lenience < LENIENCIES.length; lenience += 1) {
    for (let i = 0; i < wordings.length; i += 1) {
      const block = blockOf(wordings[i] as readonly string[], height_ft, measure);
      const beside = { block, at, directions, reaches: POINT_REACHES };
      const setting = findBeside(ground, beside, LENIENCIES[lenience]);
      if (setting === null) continue;
      take(ground, setting.plate);
      return { lettering: { labels: labelsOf(setting), leader: setting.leader }, plates: [setting.plate] };
    }
  }
  return null;
}

const isPointIn = ([x, y]: FigurePoint, { west, east, south, north }: FigureBounds): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** The courses that the drawing tells by a reference, for the table beside it. */
export const referencedIn = ({ references }: Pick<Lettering, 'references'>, kind: FigureReference['kind']): number[] =>
  references.filter((one) => one.kind === kind).flatMap(({ numbers }) => [...numbers]);
