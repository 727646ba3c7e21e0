// One tract in the drawing exchange file, on layers of its own: boundary, courses, ties, points and what it misses by.
import { type DxfWriter, LWPolylineFlags, type LWPolylineVertex } from '@tarikjabiri/dxf';
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import { gap, leftward, middle, moved } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { attach, type OnLayer, rule, write } from '#main/export/dxf-pen.ts';
import type { StandingTract } from '#main/export/planes.ts';

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
  drawn: StandingTract,
  tags: ReadonlyMap<number, string>,
  stand: StandFacts,
  namesCorner: boolean,
): void {
  const { index, figure } = drawn;
  for (const [kind, color] of Object.entries(LAYERS)) {
    dxf.addLayer(`T${index + 1}-${kind}`, color, kind === 'TIES' ? 'DASHED' : 'Continuous');
  }
  const on = layersOf(index);
  drawBoundary(dxf, body, drawn, stand, on);
  for (const course of figure.courses) drawCourse(dxf, drawn, course, tags.get(course.number), on);
  drawTies(dxf, drawn, on, namesCorner);
  drawBeginning(dxf, figure, on);
  drawMisclosure(dxf, figure, on);
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
  { tract, figure }: StandingTract,
  course: FigureCourse,
  tag: string | undefined,
  on: On,
): void {
  const call = tract.calls[course.number - 1];
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
  for (const label of course.labels) write(dxf, label, on('LABELS'));
  if (tag !== undefined) {
    writeTag(dxf, course, tag, figure, on('LABELS'));
    return;
  }
  const { at, height_ft } = course.number_label;
  dxf.addCircle({ x: at[0], y: at[1], z: 0 }, height_ft * 0.95, on('LABELS'));
  write(dxf, { ...course.number_label, height_ft: height_ft * 0.8 }, on('LABELS'));
}

/** Where a figure has too many courses to find room for each, the tag is small enough for its own course. */
function writeTag(
  dxf: DxfWriter,
  course: FigureCourse,
  tag: string,
  { courses, crowded }: Figure,
  layer: OnLayer,
): void {
  const label = { ...course.number_label, text: tag };
  if (!crowded) {
    write(dxf, label, layer);
    return;
  }
  const { start, end } = course;
  const height_ft = Math.min(label.height_ft, gap(start, end) * 0.3);
  if (height_ft <= 0 || courses.length === 0) return;
  const at = moved(middle(start, end), leftward(start, end, height_ft));
  write(dxf, { ...label, at, height_ft }, layer);
}

/** A corner that several tracts are tied to is named once. */
function drawTies(dxf: DxfWriter, { tract, figure }: StandingTract, on: On, namesCorner: boolean): void {
  for (const [i, { start, end, label }] of figure.ties.entries()) {
    attach(rule(dxf, start, end, on('TIES')), { tie: String(i + 1), recorded: tract.tie_calls[i] ?? '' });
    write(dxf, label, on('TIES'));
  }
  if (figure.anchor === null) return;
  const { commencement } = beginPointsOf(tract);
  attach(dxf.addPoint(figure.anchor.at[0], figure.anchor.at[1], 0, on('TIES')), {
    point: 'point of commencement',
    description: commencement,
  });
  if (namesCorner) write(dxf, figure.anchor.label, on('TIES'));
}

function drawBeginning(dxf: DxfWriter, figure: Figure, on: On): void {
  const { at, label } = figure.point_of_beginning;
  dxf.addPoint(at[0], at[1], 0, on('POB'));
  dxf.addCircle({ x: at[0], y: at[1], z: 0 }, figure.text_height_ft * 0.6, on('POB'));
  write(dxf, label, on('POB'));
}

/** At its true size: a drawing may be measured. */
function drawMisclosure(dxf: DxfWriter, { misclosure: miss }: Figure, on: On): void {
  if (miss === null) return;
  attach(rule(dxf, miss.from, miss.to, on('MISCLOSURE')), { misclosure_ft: miss.miss_ft.toFixed(4) });
  const text = `misses by ${miss.miss_ft.toFixed(miss.miss_ft < 0.1 ? 3 : 2)} ft`;
  write(dxf, { ...miss.label, text }, on('MISCLOSURE'));
}
