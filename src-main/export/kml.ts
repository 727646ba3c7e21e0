// KML 2.2 (OGC 07-147r2): located tracts and their courses. Unplaced tracts are listed without a shape, and say so.
import { Refusal } from '#core/api/errors.ts';
import { courseSentence } from '#core/drawing/recorded-text.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { placeFact, tractFacts } from '#main/export/feature-facts.ts';
import type { Position, Ring } from '#main/export/geometry.ts';
import { type ShapedTract, shapedTracts } from '#main/export/placed-tract.ts';
import { documentName, statedText } from '#main/export/words.ts';
import { xmlText } from '#main/export/xml.ts';

const STYLES = [
  '<Style id="tract"><LineStyle><color>ff1f1914</color><width>2</width></LineStyle><PolyStyle><color>332f7f15</color></PolyStyle></Style>',
  '<Style id="course"><LineStyle><color>ff1f1914</color><width>2</width></LineStyle></Style>',
];

export function kmlOf(body: ExtractResponse, placements: readonly Placement[]): string {
  const shaped = shapedTracts(body, placements);
  if (shaped.length === 0) throw new Refusal('nothing_to_draw');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    `<name>${xmlText(documentName(body))}</name>`,
    ...STYLES,
    ...shaped.flatMap((one) => folder(body, one)),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

function folder(body: ExtractResponse, shaped: ShapedTract): string[] {
  const { tract } = shaped;
  const placed = shaped.located_by !== null;
  const shapes = placed && shaped.polygons.length > 0 ? [multi(shaped.polygons)] : [];
  return [
    '<Folder>',
    `<name>${xmlText(tract.name)}</name>`,
    `<description>${xmlText(placeFact(shaped))}</description>`,
    ...placemark(tract.name, tractWords(shaped), 'tract', shapes, dataOf(tractFacts(body, shaped))),
    ...(placed ? shaped.courses.flatMap((course) => coursePlacemark(shaped, course)) : []),
    '</Folder>',
  ];
}

function coursePlacemark({ tract }: ShapedTract, { number, call, path }: ShapedTract['courses'][number]): string[] {
  const words = `${courseSentence(call, tract.distance_unit)}\n${call.verbatim_text}`;
  const line = `<LineString><tessellate>1</tessellate><coordinates>${coordinates(path)}</coordinates></LineString>`;
  return placemark(`Course ${number}`, words, 'course', [line], '');
}

function placemark(name: string, words: string, style: string, shapes: readonly string[], data: string): string[] {
  return [
    '<Placemark>',
    `<name>${xmlText(name)}</name>`,
    `<description>${xmlText(words)}</description>`,
    `<styleUrl>#${style}</styleUrl>`,
    ...(data === '' ? [] : [data]),
    ...shapes,
    '</Placemark>',
  ];
}

function tractWords(shaped: ShapedTract): string {
  const { tract, verdict } = shaped;
  const stated = statedText(tract);
  return [
    `${verdict.status}${verdict.closure_ratio === null ? '' : `, closure ${verdict.closure_ratio}`}`,
    verdict.computed_acres === null ? '' : `${verdict.computed_acres} acres computed`,
    stated === '' ? '' : `${stated} stated`,
    placeFact(shaped),
    ...verdict.reasons,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const dataOf = (facts: Readonly<Record<string, unknown>>): string =>
  `<ExtendedData>${Object.entries(facts)
    .map(([name, value]) => `<Data name="${name}"><value>${xmlText(String(value ?? ''))}</value></Data>`)
    .join('')}</ExtendedData>`;

function multi(polygons: readonly (readonly Ring[])[]): string {
  const shapes = polygons.map(([outer = [], ...holes]) => {
    const inner = holes.map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`).join('');
    return `<Polygon><tessellate>1</tessellate><outerBoundaryIs>${ring(outer)}</outerBoundaryIs>${inner}</Polygon>`;
  });
  return shapes.length === 1 ? (shapes[0] ?? '') : `<MultiGeometry>${shapes.join('')}</MultiGeometry>`;
}

const ring = (positions: Ring): string =>
  `<LinearRing><coordinates>${coordinates(positions)}</coordinates></LinearRing>`;

const coordinates = (positions: readonly Position[]): string =>
  positions.map(([lon, lat]) => `${lon},${lat}`).join(' ');
