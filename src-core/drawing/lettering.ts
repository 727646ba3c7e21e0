// The one layout of lettering that screen, picture, certificate and drawing file follow. Lettering has the size that is
// asked for, no two blocks of it overlap, and every course in sight has its words or a reference to the table.
import { boundsOf, cornersOf, gap, textWidth } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigurePoint } from '#core/drawing/figure-parts.ts';
import type {
  CourseLettering,
  FigureReference,
  Lettering,
  LetteringSheet,
  PointLettering,
  ToLetter,
} from '#core/drawing/lettering-parts.ts';
import {
  alongPlaces,
  blockOf,
  directionsFrom,
  findBeside,
  inSight,
  type Leniency,
  labelsOf,
  type Measure,
  outwardOf,
  type Setting,
  setBlock,
  type Way,
} from '#core/drawing/lettering-places.ts';
import { setReferences } from '#core/drawing/lettering-references.ts';
import {
  boundsOfPlate,
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
/** Mathematical angles, in degrees. */
const [WEST, SOUTH] = [180, -90];

/** What lettering is set with: the sheet so far, how wide words are, and all that was taken on it. */
interface Desk {
  readonly ground: Ground;
  readonly measure: Measure;
}

/** The figures of one sheet, lettered together. The order of figures is the order of the answer. */
export function letterFigures(members: readonly ToLetter[], sheet: LetteringSheet): Lettering[] {
  const extent = boundsOf(members.flatMap(({ figure }) => cornersOf(figure.extent)));
  const height_ft = members.reduce((most, member) => Math.max(most, member.height_ft), 0);
  const ground = groundOf(extent, height_ft, sheet.within);
  const desk: Desk = { ground, measure: sheet.measure ?? textWidth };
  for (const { figure } of members) drawFigureOn(ground, figure);
  for (const path of sheet.beside ?? []) drawOn(ground, path);
  for (const box of sheet.taken ?? []) take(ground, levelPlate(box));
  const points = members.map(({ figure, height_ft: height }) => setPoints(desk, figure, height));
  const ways = members.map((member) => waysOf(member, sheet.within));
  const settings = new Map<Way, Told>();
  const all = ways.flat();
  // The long courses first: they have one good place, and a short one can stand off.
  for (const way of all.toSorted((a, b) => b.length_ft - a.length_ft)) setAlong(desk, way, settings);
  const anchors = members.map(({ figure, height_ft: height }) => setAnchor(desk, figure, height));
  const left = all.filter((way) => !settings.has(way));
  if (left.length <= MOST_LEADERS) for (const way of left) setAtLeader(desk, way, settings);
  const margin = { east: extent.east, next_north: extent.north };
  const references = ways.map((own, i) => {
    const untold = own.filter((way) => !settings.has(way));
    return setReferences(untold, members[i]?.prefix ?? '', ground, desk.measure, margin);
  });
  if (sheet.numbered !== false) for (const [way, told] of settings) setNumber(desk, way, told);
  return members.map(({ figure, height_ft: height }, i) => {
    const lettered = points[i] ?? NO_POINTS;
    const own: Readonly<Record<Way['kind'], Map<number, Way>>> = { course: new Map(), tie: new Map() };
    for (const way of ways[i] ?? []) own[way.kind].set(way.number, way);
    return {
      height_ft: height,
      courses: figure.courses.map(({ number }) => letteringOf(own.course.get(number), number, settings)),
      ties: figure.ties.map((_, tie) => letteringOf(own.tie.get(tie + 1), tie + 1, settings)),
      references: (references[i] ?? []).map(({ reference }) => reference),
      point_of_beginning: lettered.point_of_beginning,
      anchor: anchors[i]?.lettering ?? null,
      misclosure: lettered.misclosure,
      bounds: boundsWith(figure.extent, [
        lettered.plates,
        anchors[i]?.plates ?? [],
        ...(ways[i] ?? []).map((way) => settings.get(way)?.plates ?? []),
        (references[i] ?? []).map(({ plate }) => plate),
      ]),
    };
  });
}

/** One figure alone on its sheet. */
export function letterFigure(figure: Figure, height_ft: number, sheet: LetteringSheet): Lettering {
  const [lettering] = letterFigures([{ figure, height_ft }], sheet);
  if (lettering === undefined) throw new Error('A figure was lettered without an answer.');
  return lettering;
}

function boundsWith(extent: FigureBounds, plates: readonly (readonly Plate[])[]): FigureBounds {
  let { west, south, east, north } = extent;
  for (const some of plates) {
    for (const plate of some) {
      const bounds = boundsOfPlate(plate);
      west = Math.min(west, bounds.west);
      south = Math.min(south, bounds.south);
      east = Math.max(east, bounds.east);
      north = Math.max(north, bounds.north);
    }
  }
  return { west, south, east, north };
}

interface Told {
  readonly told: 'along' | 'leader';
  readonly setting: Setting;
  readonly plates: Plate[];
  number_label: CourseLettering['number_label'];
}

function letteringOf(way: Way | undefined, number: number, settings: ReadonlyMap<Way, Told>): CourseLettering {
  const nothing = { number, labels: [], leader: null, number_label: null };
  if (way === undefined) return { ...nothing, told: 'unseen' };
  const told = settings.get(way);
  if (told === undefined) return { ...nothing, told: 'reference' };
  const { setting, number_label } = told;
  return { number, told: told.told, labels: labelsOf(setting), leader: setting.leader, number_label };
}

function drawFigureOn(ground: Ground, { courses, ties, misclosure, strip }: Figure): void {
  for (const { path } of courses) drawOn(ground, path);
  for (const { start, end } of ties) drawOn(ground, [start, end]);
  if (misclosure !== null) drawOn(ground, [misclosure.drawn_from, misclosure.to]);
  if (strip !== null) for (const side of [strip.left, strip.right]) drawOn(ground, side);
}

/** Every course and tie of which something is in sight. */
function waysOf({ figure, height_ft, prefix = '' }: ToLetter, within: FigureBounds | null): Way[] {
  const outside = figure.inside === 1 ? -1 : 1;
  const wayOf = (
    kind: Way['kind'],
    number: number,
    letter: string,
    rows: readonly string[],
    path: readonly FigurePoint[],
  ): Way[] => {
    const seen = inSight(path, within);
    const [start, end] = [seen?.[0], seen?.at(-1)];
    if (seen === null || start === undefined || end === undefined) return [];
    const straight = seen.length === 2;
    const crown: FigurePoint = straight
      ? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
      : (seen[Math.floor(seen.length / 2)] ?? start);
    const length_ft = gap(start, end);
    return [
      {
        kind,
        number,
        tag: `${prefix}${letter}${number}`,
        rows,
        start,
        end,
        crown,
        length_ft,
        straight,
        height_ft,
        outside,
      },
    ];
  };
  return [
    ...figure.courses.flatMap(({ kind, number, rows, path }) =>
      wayOf('course', number, kind === 'line' ? 'L' : 'C', rows, path),
    ),
    ...figure.ties.flatMap(({ start, end, rows }, i) => wayOf('tie', i + 1, 'T', rows, [start, end])),
  ];
}

function setAlong({ ground, measure }: Desk, way: Way, settings: Map<Way, Told>): void {
  if (isGivenUp(ground)) return;
  for (const setting of alongPlaces(way, measure)) {
    if (!isFree(ground, setting.plate)) continue;
    take(ground, setting.plate);
    settings.set(way, { told: 'along', setting, plates: [setting.plate], number_label: null });
    return;
  }
}

function setAtLeader({ ground, measure }: Desk, way: Way, settings: Map<Way, Told>): void {
  const block = blockOf(way.rows, way.height_ft, measure);
  const directions = directionsFrom(outwardOf(way));
  const setting = findBeside(ground, { block, at: way.crown, directions, reaches: LEADER_REACHES });
  if (setting === null || setting.leader === null) return;
  take(ground, setting.plate);
  drawOn(ground, setting.leader);
  settings.set(way, { told: 'leader', setting, plates: [setting.plate], number_label: null });
}

/** A number stands across its course from the words, or beyond them. */
function setNumber({ ground, measure }: Desk, way: Way, told: Told): void {
  if (way.kind === 'tie' || isGivenUp(ground)) return;
  const height_ft = way.height_ft * 0.86;
  const text = String(way.number);
  const side = Math.max(1.9 * height_ft, measure(text, height_ft) + 0.8 * height_ft);
  const beyond = told.told === 'leader' ? 0 : 1.4 * way.height_ft * told.setting.block.rows.length;
  const block = { rows: [text], width: side, height: side, height_ft };
  const reaches = [side / 2 + 0.4 * height_ft, side / 2 + 0.4 * height_ft + beyond];
  for (const reach of reaches) {
    for (const out of [-way.outside, way.outside]) {
      const angle = (outwardOf(way, out) * Math.PI) / 180;
      const at: FigurePoint = [way.crown[0] + Math.cos(angle) * reach, way.crown[1] + Math.sin(angle) * reach];
      const setting = setBlock(block, at, 0);
      const { plate } = setting;
      if (!isFree(ground, plate)) continue;
      const [label] = labelsOf(setting);
      if (label === undefined) return;
      take(ground, plate);
      told.number_label = label;
      told.plates.push(plate);
      return;
    }
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
  const pob = setBeside(desk, [['POB']], figure.point_of_beginning, WEST, height_ft);
  const { misclosure } = figure;
  const [short = ''] = misclosure?.text.split(', ') ?? [];
  const miss =
    misclosure === null
      ? null
      : setBeside(
          desk,
          [[misclosure.text], misclosure.text.split(', '), [short]],
          misclosure.drawn_from,
          SOUTH,
          height_ft,
        );
  return {
    point_of_beginning: pob?.lettering ?? null,
    misclosure: miss?.lettering ?? null,
    plates: [...(pob?.plates ?? []), ...(miss?.plates ?? [])],
  };
}

interface SetPoint {
  readonly lettering: PointLettering;
  readonly plates: readonly Plate[];
}

/** The corner with its name in a few short rows, or by its letters alone. */
function setAnchor(desk: Desk, { anchor }: Figure, height_ft: number): SetPoint | null {
  if (anchor === null) return null;
  return setBeside(desk, [folded(anchor.text, 26), ['POC']], anchor.at, WEST, height_ft);
}

/** Words stand over lines, and leaders run across them, only where nothing better is left. */
const LENIENCIES: readonly Leniency[] = [{}, { acrossLines: true }, { overLines: true, acrossLines: true }];

/** The first of several wordings that finds room beside a point in sight, clear of lines where it can be. */
function setBeside(
  { ground, measure }: Desk,
  wordings: readonly (readonly string[])[],
  at: FigurePoint,
  out_deg: number,
  height_ft: number,
): SetPoint | null {
  const { within } = ground;
  if (within !== null && !isPointIn(at, within)) return null;
  const directions = directionsFrom(out_deg);
  for (const leniency of LENIENCIES) {
    for (const rows of wordings) {
      const block = blockOf(rows, height_ft, measure);
      const setting = findBeside(ground, { block, at, directions, reaches: POINT_REACHES }, leniency);
      if (setting === null) continue;
      take(ground, setting.plate);
      return { lettering: { labels: labelsOf(setting), leader: setting.leader }, plates: [setting.plate] };
    }
  }
  return null;
}

const isPointIn = ([x, y]: FigurePoint, { west, east, south, north }: FigureBounds): boolean =>
  x >= west && x <= east && y >= south && y <= north;

function folded(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + word.length < letters) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** The courses that the drawing tells by a reference, for the table beside it. */
export const referencedIn = ({ references }: Pick<Lettering, 'references'>, kind: FigureReference['kind']): number[] =>
  references.filter((one) => one.kind === kind).flatMap(({ numbers }) => [...numbers]);
