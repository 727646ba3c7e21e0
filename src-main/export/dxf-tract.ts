// One tract in the drawing exchange file, on layers of its own: boundary, courses, ties, points and what it misses by.
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import type { FigureCourse, FigureLabel, FigureTie } from '#core/drawing/figure-parts.ts';
import type { Lettering, PointLettering } from '#core/drawing/lettering-parts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import {
  addLayer,
  circle,
  drawArcOrLine,
  type LayerKind,
  layerKind,
  type Pen,
  point,
  polyline,
  rule,
  type Vertex,
  write,
} from '#main/export/dxf-pen.ts';
import { type Layer, namesOf } from '#main/export/dxf-strokes.ts';
import { tagsOf } from '#main/export/dxf-table.ts';
import type { StandingTract } from '#main/export/planes.ts';

export interface LetteredTract extends StandingTract {
  readonly letters: Lettering;
  /** What stands before its references. */
  readonly prefix: string;
  readonly on: On;
}

/** AutoCAD's color numbers. */
const LAYERS = [
  layerKind('BOUNDARY', 7, 'Continuous'),
  layerKind('COURSES', 8, 'Continuous'),
  layerKind('TIES', 9, 'DASHED'),
  layerKind('LABELS', 2, 'Continuous'),
  layerKind('POB', 3, 'Continuous'),
  layerKind('MISCLOSURE', 1, 'Continuous'),
  layerKind('STRIP', 5, 'Continuous'),
  layerKind('TABLE', 7, 'Continuous'),
];
/** Their places in the list. */
const [BOUNDARY, COURSES, TIES, POB, MISCLOSURE, STRIP] = [0, 1, 2, 4, 5, 6];
export const [LABELS, TABLE] = [3, 7];
type On = (place: number) => Layer;

/** The layers of a tract, each made when something is drawn on it. */
export function layersOf(pen: Pen, index: number): On {
  const made: (Layer | null)[] = LAYERS.map(() => null);
  return (place) => {
    made[place] ??= addLayer(pen, index + 1, LAYERS[place] as LayerKind);
    return made[place];
  };
}

export function drawTract(
  pen: Pen,
  body: ExtractResponse,
  drawn: LetteredTract,
  /** Where and how the tract stands, for its extended data. */
  stand: readonly string[],
  namesCorner: boolean,
): void {
  const { figure, letters, on } = drawn;
  const tags = tagsOf(drawn);
  drawBoundary(pen, body, drawn, stand, on);
  for (let i = 0; i < figure.courses.length; i += 1) {
    const course = figure.courses[i] as FigureCourse;
    drawCourse(pen, drawn, course, tags.get(course.number), on);
  }
  if (letters.references.length > 0)
    for (const { label, leader } of letters.references) drawWords(pen, { labels: [label], leader }, on(LABELS));
  drawTies(pen, drawn, on, namesCorner);
  drawBeginning(pen, drawn, on);
  drawMisclosure(pen, drawn, on);
}

function drawWords(pen: Pen, words: PointLettering | null, layer: Layer): void {
  if (words === null) return;
  const { labels } = words;
  for (let i = 0; i < labels.length; i += 1) write(pen, labels[i] as FigureLabel, layer);
  if (words.leader !== null) rule(pen, words.leader[0], words.leader[1], layer);
}

const OF_BOUNDARY = namesOf(
  'document',
  'document_sha256',
  'tract',
  'status',
  'closure_ratio',
  'computed_acres',
  'stated_area',
  'adjusted',
  'unit',
  // Where and how the tract stands.
  'frame',
  'projection',
  'pob_east_ft',
  'pob_north_ft',
  'turned_clockwise_deg',
  'placed_by',
  'pob_longitude',
  'pob_latitude',
  'point_of_commencement',
  'pob',
);

/** The whole boundary as one polyline. It is closed only when the record is: a miss is not drawn as a course. */
function drawBoundary(
  pen: Pen,
  body: ExtractResponse,
  { tract, verdict, figure }: StandingTract,
  stand: readonly string[],
  on: On,
): void {
  const [first] = figure.courses;
  if (first === undefined) return;
  const closes = !figure.open && figure.misclosure === null;
  const vertices = figure.courses.map(({ start, arc }): Vertex => ({ at: start, bulge: arc?.bulge }));
  const last = figure.courses.at(-1);
  if (!closes && last !== undefined) vertices.push({ at: last.end });
  const { commencement, beginning } = beginPointsOf(tract);
  const values = [
    body.document,
    body.attestation?.document_sha256 ?? '',
    tract.name,
    verdict.status,
    verdict.closure_ratio ?? '',
    verdict.computed_acres === null ? '' : String(verdict.computed_acres),
    tract.stated_area,
    verdict.adjusted ? 'compass_rule' : '',
    'US survey foot',
    ...stand,
    commencement,
    beginning,
  ];
  polyline(pen, vertices, on(BOUNDARY), closes, { names: OF_BOUNDARY, values });
  if (figure.strip === null) return;
  for (const side of [figure.strip.left, figure.strip.right]) {
    const along = side.map((at): Vertex => ({ at }));
    polyline(pen, along, on(STRIP), false);
  }
}

const OF_COURSE = namesOf('course', 'tag', 'description', 'monument', 'adjoiner', 'confidence', 'inferred', 'verbatim');

function drawCourse(
  pen: Pen,
  { tract, letters }: LetteredTract,
  course: FigureCourse,
  tag: string | undefined,
  on: On,
): void {
  const call = tract.calls[course.number - 1];
  const words = letters.courses[course.number - 1];
  const values = [
    String(course.number),
    tag ?? '',
    course.description,
    course.monument ?? '',
    call?.adjoiner ?? '',
    call?.confidence ?? '',
    course.inferred ? 'yes' : '',
    call?.verbatim_text ?? '',
  ];
  drawArcOrLine(pen, course, on(COURSES), { names: OF_COURSE, values });
  drawWords(pen, words ?? null, on(LABELS));
  if (words === undefined || words.number_label === null) return;
  const { text, at, angle_deg, height_ft } = words.number_label;
  circle(pen, at, height_ft * 0.95, on(LABELS));
  write(pen, { text, at, angle_deg, height_ft: height_ft * 0.8 }, on(LABELS));
}

const OF_TIE = namesOf('tie', 'recorded');
const OF_POINT = namesOf('point', 'description');
const OF_MISS = namesOf('misclosure_ft');

/** A corner that several tracts are tied to is named once. */
function drawTies(pen: Pen, { tract, figure, letters }: LetteredTract, on: On, namesCorner: boolean): void {
  for (let i = 0; i < figure.ties.length; i += 1) {
    const { start, end } = figure.ties[i] as FigureTie;
    rule(pen, start, end, on(TIES), { names: OF_TIE, values: [String(i + 1), tract.tie_calls[i] ?? ''] });
    drawWords(pen, letters.ties[i] ?? null, on(TIES));
  }
  if (figure.anchor === null) return;
  const { commencement } = beginPointsOf(tract);
  point(pen, figure.anchor.at, on(TIES), { names: OF_POINT, values: ['point of commencement', commencement] });
  if (namesCorner) drawWords(pen, letters.anchor, on(TIES));
}

function drawBeginning(pen: Pen, { figure, letters }: LetteredTract, on: On): void {
  point(pen, figure.point_of_beginning, on(POB));
  circle(pen, figure.point_of_beginning, letters.height_ft * 0.6, on(POB));
  drawWords(pen, letters.point_of_beginning, on(POB));
}

/** At its true size: a drawing may be measured. */
function drawMisclosure(pen: Pen, { figure: { misclosure: miss }, letters }: LetteredTract, on: On): void {
  if (miss === null) return;
  rule(pen, miss.from, miss.to, on(MISCLOSURE), { names: OF_MISS, values: [miss.miss_ft.toFixed(4)] });
  drawWords(pen, letters.misclosure, on(MISCLOSURE));
}
