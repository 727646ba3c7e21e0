// The drawing exchange file: R2010, feet, every tract on layers of its own, arcs as true bulges. Tracts stand where an
// operator placed them, or as their ties from one corner put them; what is not related is drawn apart, and says so.
import { type DxfWriter, Units } from '@tarikjabiri/dxf';
import { Refusal } from '#core/api/errors.ts';
import { boundsOf, cornersOf } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigurePoint } from '#core/drawing/figure-parts.ts';
import { letterFigures } from '#core/drawing/lettering.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { changeLinesOf } from '#main/export/change-lines.ts';
import { drawNotes } from '#main/export/dxf-notes.ts';
import { drawShifted, fileOf, makeRoomFor, type Pen, point, takePen, writeDown } from '#main/export/dxf-pen.ts';
import { namesOf } from '#main/export/dxf-strokes.ts';
import { drawTract, type LetteredTract, layersOf } from '#main/export/dxf-tract.ts';
import { type DrawnPlane, drawnPlane, type LaidPlane, laidPlanes, type StandingTract } from '#main/export/planes.ts';

const R2010 = 'AC1024';
/** Of the whole drawing, for dashes that can be seen. */
const DASH_SHARE = 100;

/** Of many planes so many tell how long the others will be. */
const TELLING = 64;

/** The same bytes for the same body; refuses one with nothing to draw. */
export function dxfOf(body: ExtractResponse, placements: readonly Placement[] = []): Buffer {
  const planes = laidPlanes(body, placements);
  if (planes.length === 0) throw new Refusal('nothing_to_draw');
  const pen = takePen();
  const { file } = pen;
  file.setVariable('$ACADVER', { 1: R2010 });
  file.setVariable('$DWGCODEPAGE', { 3: 'ANSI_1252' });
  file.setVariable('$MEASUREMENT', { 70: 0 });
  // Decimal lengths, and angles as surveyors write them.
  file.setVariable('$LUNITS', { 70: 2 });
  file.setVariable('$LUPREC', { 70: 4 });
  file.setVariable('$AUNITS', { 70: 4 });
  file.setUnits(Units.Feet);
  setView(file, drawPlanes(pen, body, planes));
  return fileOf(pen);
}

/** The drawing opens with all of it in view. */
function setView(file: DxfWriter, { west, south, east, north }: FigureBounds): void {
  file.setVariable('$EXTMIN', { 10: west, 20: south, 30: 0 });
  file.setVariable('$EXTMAX', { 10: east, 20: north, 30: 0 });
  file.setVariable('$LTSCALE', { 40: Math.max(east - west, north - south) / DASH_SHARE });
  file.document.setViewCenter({ x: (west + east) / 2, y: (south + north) / 2, z: 0 });
  file.document.activeVPort.viewHeight = Math.max(north - south, (east - west) * 0.7) * 1.05;
}

/** The first plane at its own coordinates, the others in rows to the right of it and below; gives the whole extent. */
function drawPlanes(pen: Pen, body: ExtractResponse, planes: readonly LaidPlane[]): FigureBounds {
  const rows: Rows = {
    planes: Math.ceil(Math.sqrt(planes.length)),
    isOne: planes.length === 1 && planes[0]?.tracts.length === 1,
    top: 0,
    row: [],
    drawn: [],
  };
  // A loop of its own would be compiled with all that is drawn in it, while it runs.
  planes.forEach((laid) => {
    drawNext(pen, body, laid, rows);
    if (rows.drawn.length === TELLING) makeRoomFor(pen, planes.length / TELLING);
  });
  return boundsOf(rows.drawn.flatMap(cornersOf));
}

/** How far the drawing of planes has come. */
interface Rows {
  /** To a row. */
  readonly planes: number;
  /** Whether all that is drawn is one tract. */
  readonly isOne: boolean;
  top: number;
  row: FigureBounds[];
  readonly drawn: FigureBounds[];
}

function drawNext(pen: Pen, body: ExtractResponse, laid: LaidPlane, rows: Rows): void {
  const { drawn } = rows;
  const isFirst = drawn.length === 0;
  const isBegun = drawn.length % rows.planes === 0;
  const plane = drawnPlane(laid);
  const tracts = lettered(pen, plane, rows.isOne);
  const own = boundsOfPlane(tracts);
  const room = 0.15 * Math.max(own.east - own.west, own.north - own.south);
  if (isBegun && !isFirst) {
    rows.top = Math.min(...rows.row.map(({ south }) => south)) - room;
    rows.row = [];
  }
  if (isFirst) rows.top = own.north;
  const west = isFirst ? own.west : isBegun ? (drawn[0]?.west ?? 0) : (rows.row.at(-1)?.east ?? 0) + room;
  // By whole feet, away from what stands there: coordinates keep the decimals that they have.
  const shift: FigurePoint = isFirst ? [0, 0] : [Math.ceil(west - own.west), Math.floor(rows.top - own.north)];
  const extent = drawPlane(pen, body, { ...plane, tracts }, own, shift, !isFirst);
  writeDown(pen);
  rows.row.push(extent);
  drawn.push(extent);
}

/** The tracts of a plane lettered together. Where there are several, a reference names its tract. */
function lettered(pen: Pen, { tracts }: DrawnPlane, isOne: boolean): LetteredTract[] {
  const prefixOf = ({ index }: StandingTract): string => (isOne ? '' : `T${index + 1}-`);
  const letters = letterFigures(
    tracts.map((one) => ({
      figure: atTrueSize(one.figure),
      height_ft: one.figure.text_height_ft,
      prefix: prefixOf(one),
    })),
    { within: null },
  );
  return tracts.flatMap((one, i) => {
    const own = letters[i];
    return own === undefined ? [] : [{ ...one, letters: own, prefix: prefixOf(one), on: layersOf(pen, one.index) }];
  });
}

/** A drawing may be measured: the miss is drawn as it is. */
function atTrueSize(figure: Figure): Figure {
  const { misclosure: miss } = figure;
  if (miss === null) return figure;
  const text = `misses by ${miss.miss_ft.toFixed(miss.miss_ft < 0.1 ? 3 : 2)} ft`;
  return { ...figure, misclosure: { ...miss, exaggeration: 1, drawn_from: miss.from, text } };
}

const OF_FRAME = namesOf('frame', 'projection');

interface LetteredPlane extends DrawnPlane {
  readonly tracts: readonly LetteredTract[];
}

function drawPlane(
  pen: Pen,
  body: ExtractResponse,
  plane: LetteredPlane,
  own: FigureBounds,
  shift: FigurePoint,
  isApart: boolean,
): FigureBounds {
  const { tracts } = plane;
  const words = isApart
    ? `${plane.words} Drawn apart: how it lies to the tracts beside it is not recorded; 0, 0 is drawn at ${feet(shift[0])}, ${feet(shift[1])}.`
    : plane.words;
  const naming = tracts.find(({ figure }) => figure.anchor !== null);
  drawShifted(pen, shift, () => {
    for (const tract of tracts) {
      const namesCorner = plane.anchor === null || tract === naming;
      drawTract(pen, body, tract, standFacts(tract, shift, plane, words), namesCorner);
    }
  });
  point(pen, shift, pen.frame, { names: OF_FRAME, values: [words, plane.projection ?? ''] });
  const bounds = shiftedBounds(own, shift);
  const said = [words, ...(plane.projection === null ? [] : [plane.projection])];
  const notes = drawNotes(pen, said, tracts, bounds, (tract) => changeLinesOf(body, tract));
  return boundsOf([...cornersOf(bounds), ...cornersOf(notes)]);
}

/** Where and how a tract stands, in the order of its facts. */
function standFacts(
  { stand, placement }: StandingTract,
  shift: FigurePoint,
  plane: DrawnPlane,
  words: string,
): readonly string[] {
  return [
    words,
    plane.projection ?? '',
    feet(stand.origin[0] + shift[0]),
    feet(stand.origin[1] + shift[1]),
    String(Math.round(stand.turn_deg * 1e8) / 1e8),
    placement === null ? '' : 'operator',
    placement === null ? '' : String(placement.lon),
    placement === null ? '' : String(placement.lat),
  ];
}

const shiftedBounds = ({ west, south, east, north }: FigureBounds, by: FigurePoint): FigureBounds => ({
  west: west + by[0],
  east: east + by[0],
  south: south + by[1],
  north: north + by[1],
});

/** Ties and all, also those that run far off. */
const boundsOfPlane = (tracts: readonly LetteredTract[]): FigureBounds =>
  boundsOf(
    tracts.flatMap(({ figure, letters }) => [
      ...cornersOf(letters.bounds),
      ...figure.ties.flatMap(({ start, end }) => [start, end]),
      ...(figure.strip === null ? [] : [...figure.strip.left, ...figure.strip.right]),
    ]),
  );

const feet = (value: number): string => String(Math.round(value * 1e4) / 1e4 + 0);
