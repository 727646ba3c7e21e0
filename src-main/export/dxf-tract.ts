// One tract in the drawing exchange file, on layers of its own: boundary, courses, ties, points and what it misses by.
import { type DxfWriter, LWPolylineFlags, type LWPolylineVertex } from '@tarikjabiri/dxf';
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import type { FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import type { Lettering, PointLettering } from '#core/drawing/lettering-parts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { attach, type OnLayer, rule, write } from '#main/export/dxf-pen.ts';
import { tagsOf } from '#main/export/dxf-table.ts';
import type { StandingTract } from '#main/export/planes.ts';

export interface LetteredTract extends StandingTract {
  readonly letters: Lettering;
  /** What stands before its references. */
  readonly prefix: string;
}

/** AutoCAD's color numbers. */
const LAYERS = {
  BOUNDARY: 7,
  COURSES: 8,
  TIES: 9,
  LABELS: 2,
  POB: 3,
  MISCLOSURE: 1,
  STRIP: 5,
  TABLE: 7,
} as const;
type LayerKind = keyof typeof LAYERS;
type On = (kind: LayerKind) => OnLayer;

/** Where and how the tract stands, for its extended data. */
export type StandFacts = Readonly<Record<string, string>>;

export const layersOf =
  (index: number): On =>
  (kind) => ({ layerName: `T${index + 1}-${kind}` });

export function drawTract(
  dxf: DxfWriter,
  body: ExtractResponse,
  drawn: LetteredTract,
  stand: StandFacts,
  namesCorner: boolean,
): void {
  const { index, figure, letters } = drawn;
  const tags = tagsOf(drawn);
  for (const [kind, color] of Object.entries(LAYERS)) {
    dxf.addLayer(`T${index + 1}-${kind}`, color, kind === 'TIES' ? 'DASHED' : 'Continuous');
  }
  const on = layersOf(index);
  drawBoundary(dxf, body, drawn, stand, on);
  for (const course of figure.courses) drawCourse(dxf, drawn, course, tags.get(course.number), on);
  for (const { label, leader } of letters.references) drawWords(dxf, { labels: [label], leader }, on('LABELS'));
  drawTies(dxf, drawn, on, namesCorner);
  drawBeginning(dxf, drawn, on);
  drawMisclosure(dxf, drawn, on);
}

function drawWords(dxf: DxfWriter, words: PointLettering | null, layer: OnLayer): void {
  if (words === null) return;
  for (const label of words.labels) write(dxf, label, layer);
  if (words.leader !== null) rule(dxf, ...words.leader, layer);
}

/** The whole boundary as one polyline. It is closed only when the record is: a miss is not drawn as a course. */
function drawBoundary(
  dxf: DxfWriter,
  body: ExtractResponse,
  { tract, verdict, figure }: StandingTract,
  stand: StandFacts,
  on: On,
): void {
  const [first] = figure.courses;
  if (first === undefined) return;
  const closes = !figure.open && figure.misclosure === null;
  const vertices = figure.courses.map((course): LWPolylineVertex => vertexOf(course.start, course.arc?.bulge));
  const last = figure.courses.at(-1);
  if (!closes && last !== undefined) vertices.push(vertexOf(last.end));
  const flags = closes ? LWPolylineFlags.Closed : LWPolylineFlags.None;
  const boundary = dxf.addLWPolyline(vertices, { ...on('BOUNDARY'), flags });
  const { commencement, beginning } = beginPointsOf(tract);
  attach(boundary, {
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
    dxf.addLWPolyline(
      side.map((point) => vertexOf(point)),
      on('STRIP'),
    );
  }
}

const vertexOf = ([x, y]: FigurePoint, bulge?: number): LWPolylineVertex =>
  bulge === undefined ? { point: { x, y } } : { point: { x, y }, bulge };

function drawCourse(
  dxf: DxfWriter,
  { tract, letters }: LetteredTract,
  course: FigureCourse,
  tag: string | undefined,
  on: On,
): void {
  const call = tract.calls[course.number - 1];
  const words = letters.courses[course.number - 1];
  const line = dxf.addLWPolyline([vertexOf(course.start, course.arc?.bulge), vertexOf(course.end)], on('COURSES'));
  attach(line, {
    course: String(course.number),
    tag: tag ?? '',
    description: course.description,
    monument: course.monument ?? '',
    adjoiner: call?.adjoiner ?? '',
    confidence: call?.confidence ?? '',
    inferred: course.inferred ? 'yes' : '',
    verbatim: call?.verbatim_text ?? '',
  });
  drawWords(dxf, words ?? null, on('LABELS'));
  if (words === undefined || words.number_label === null) return;
  const { at, height_ft } = words.number_label;
  dxf.addCircle({ x: at[0], y: at[1], z: 0 }, height_ft * 0.95, on('LABELS'));
  write(dxf, { ...words.number_label, height_ft: height_ft * 0.8 }, on('LABELS'));
}

/** A corner that several tracts are tied to is named once. */
function drawTies(dxf: DxfWriter, { tract, figure, letters }: LetteredTract, on: On, namesCorner: boolean): void {
  for (const [i, { start, end }] of figure.ties.entries()) {
    attach(rule(dxf, start, end, on('TIES')), { tie: String(i + 1), recorded: tract.tie_calls[i] ?? '' });
    drawWords(dxf, letters.ties[i] ?? null, on('TIES'));
  }
  if (figure.anchor === null) return;
  const { commencement } = beginPointsOf(tract);
  attach(dxf.addPoint(figure.anchor.at[0], figure.anchor.at[1], 0, on('TIES')), {
    point: 'point of commencement',
    description: commencement,
  });
  if (namesCorner) drawWords(dxf, letters.anchor, on('TIES'));
}

function drawBeginning(dxf: DxfWriter, { figure, letters }: LetteredTract, on: On): void {
  const [x, y] = figure.point_of_beginning;
  dxf.addPoint(x, y, 0, on('POB'));
  dxf.addCircle({ x, y, z: 0 }, letters.height_ft * 0.6, on('POB'));
  drawWords(dxf, letters.point_of_beginning, on('POB'));
}

/** At its true size: a drawing may be measured. */
function drawMisclosure(dxf: DxfWriter, { figure: { misclosure: miss }, letters }: LetteredTract, on: On): void {
  if (miss === null) return;
  attach(rule(dxf, miss.from, miss.to, on('MISCLOSURE')), { misclosure_ft: miss.miss_ft.toFixed(4) });
  drawWords(dxf, letters.misclosure, on('MISCLOSURE'));
}
