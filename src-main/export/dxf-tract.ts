// One tract in the drawing exchange file, on layers of its own: boundary, courses, ties, points and what it misses by.
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import type { FigureCourse, FigureLabel } from '#core/drawing/figure-parts.ts';
import type { Lettering, PointLettering } from '#core/drawing/lettering-parts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import {
  addLayer,
  circle,
  layerKind,
  type Pen,
  point,
  polyline,
  rule,
  type Vertex,
  write,
} from '#main/export/dxf-pen.ts';
import type { Facts, Layer } from '#main/export/dxf-strokes.ts';
import { tagsOf } from '#main/export/dxf-table.ts';
import type { StandingTract } from '#main/export/planes.ts';

export interface LetteredTract extends StandingTract {
  readonly letters: Lettering;
  /** What stands before its references. */
  readonly prefix: string;
  readonly on: On;
}

/** AutoCAD's color numbers. */
const LAYERS = {
  BOUNDARY: layerKind('BOUNDARY', 7, 'Continuous'),
  COURSES: layerKind('COURSES', 8, 'Continuous'),
  TIES: layerKind('TIES', 9, 'DASHED'),
  LABELS: layerKind('LABELS', 2, 'Continuous'),
  POB: layerKind('POB', 3, 'Continuous'),
  MISCLOSURE: layerKind('MISCLOSURE', 1, 'Continuous'),
  STRIP: layerKind('STRIP', 5, 'Continuous'),
  TABLE: layerKind('TABLE', 7, 'Continuous'),
};
type LayerName = keyof typeof LAYERS;
type On = (name: LayerName) => Layer;

/** The layers of a tract, each made when something is drawn on it. */
export function layersOf(pen: Pen, index: number): On {
  const made: Partial<Record<LayerName, Layer>> = {};
  return (name) => {
    made[name] ??= addLayer(pen, index + 1, LAYERS[name]);
    return made[name];
  };
}

export function drawTract(
  pen: Pen,
  body: ExtractResponse,
  drawn: LetteredTract,
  /** Where and how the tract stands, for its extended data. */
  stand: Facts,
  namesCorner: boolean,
): void {
  const { figure, letters, on } = drawn;
  const tags = tagsOf(drawn);
  drawBoundary(pen, body, drawn, stand, on);
  for (const course of figure.courses) drawCourse(pen, drawn, course, tags.get(course.number), on);
  for (const { label, leader } of letters.references) drawWords(pen, { labels: [label], leader }, on('LABELS'));
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

/** The whole boundary as one polyline. It is closed only when the record is: a miss is not drawn as a course. */
function drawBoundary(
  pen: Pen,
  body: ExtractResponse,
  { tract, verdict, figure }: StandingTract,
  stand: Facts,
  on: On,
): void {
  const [first] = figure.courses;
  if (first === undefined) return;
  const closes = !figure.open && figure.misclosure === null;
  const vertices = figure.courses.map(({ start, arc }): Vertex => ({ at: start, bulge: arc?.bulge }));
  const last = figure.courses.at(-1);
  if (!closes && last !== undefined) vertices.push({ at: last.end });
  const { commencement, beginning } = beginPointsOf(tract);
  polyline(pen, vertices, on('BOUNDARY'), closes, {
    document: body.document,
    document_sha256: body.attestation?.document_sha256 ?? '',
    tract: tract.name,
    status: verdict.status,
    closure_ratio: verdict.closure_ratio ?? '',
    computed_acres: verdict.computed_acres === null ? '' : String(verdict.computed_acres),
    stated_area: tract.stated_area,
    adjusted: verdict.adjusted ? 'compass_rule' : '',
    unit: 'US survey foot',
    ...stand,
    point_of_commencement: commencement,
    pob: beginning,
  });
  if (figure.strip === null) return;
  for (const side of [figure.strip.left, figure.strip.right]) {
    const along = side.map((at): Vertex => ({ at }));
    polyline(pen, along, on('STRIP'), false);
  }
}

function drawCourse(
  pen: Pen,
  { tract, letters }: LetteredTract,
  course: FigureCourse,
  tag: string | undefined,
  on: On,
): void {
  const call = tract.calls[course.number - 1];
  const words = letters.courses[course.number - 1];
  const ends = [{ at: course.start, bulge: course.arc?.bulge }, { at: course.end }];
  polyline(pen, ends, on('COURSES'), false, {
    course: String(course.number),
    tag: tag ?? '',
    description: course.description,
    monument: course.monument ?? '',
    adjoiner: call?.adjoiner ?? '',
    confidence: call?.confidence ?? '',
    inferred: course.inferred ? 'yes' : '',
    verbatim: call?.verbatim_text ?? '',
  });
  drawWords(pen, words ?? null, on('LABELS'));
  if (words === undefined || words.number_label === null) return;
  const { at, height_ft } = words.number_label;
  circle(pen, at, height_ft * 0.95, on('LABELS'));
  write(pen, { ...words.number_label, height_ft: height_ft * 0.8 }, on('LABELS'));
}

/** A corner that several tracts are tied to is named once. */
function drawTies(pen: Pen, { tract, figure, letters }: LetteredTract, on: On, namesCorner: boolean): void {
  for (const [i, { start, end }] of figure.ties.entries()) {
    rule(pen, start, end, on('TIES'), { tie: String(i + 1), recorded: tract.tie_calls[i] ?? '' });
    drawWords(pen, letters.ties[i] ?? null, on('TIES'));
  }
  if (figure.anchor === null) return;
  const { commencement } = beginPointsOf(tract);
  point(pen, figure.anchor.at, on('TIES'), { point: 'point of commencement', description: commencement });
  if (namesCorner) drawWords(pen, letters.anchor, on('TIES'));
}

function drawBeginning(pen: Pen, { figure, letters }: LetteredTract, on: On): void {
  point(pen, figure.point_of_beginning, on('POB'));
  circle(pen, figure.point_of_beginning, letters.height_ft * 0.6, on('POB'));
  drawWords(pen, letters.point_of_beginning, on('POB'));
}

/** At its true size: a drawing may be measured. */
function drawMisclosure(pen: Pen, { figure: { misclosure: miss }, letters }: LetteredTract, on: On): void {
  if (miss === null) return;
  rule(pen, miss.from, miss.to, on('MISCLOSURE'), { misclosure_ft: miss.miss_ft.toFixed(4) });
  drawWords(pen, letters.misclosure, on('MISCLOSURE'));
}
