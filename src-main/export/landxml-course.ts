// One course as a LandXML element. Its attributes are the recorded values in the file's unit; beside them stand the
// record in the document's own unit, and what the engine computed.
import type { FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type Recorded, recordOf, UNRECORDED } from '#core/drawing/recorded-text.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Tract } from '#core/schema/tract.ts';
import { azimuth, degreesOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingOf, bearingText } from '#core/survey/bearing.ts';
import { xmlText } from '#main/export/xml.ts';

type Facts = readonly (readonly [name: string, value: string | number | null])[];

/** `unit_ft` is the tract's own unit in feet. */
export function elementOf(tract: Tract, course: FigureCourse, unit_ft: number, adjusted: boolean): string {
  const call = tract.calls[course.number - 1];
  const { start, end, arc } = course;
  const recorded = call === undefined || course.inferred ? UNRECORDED : recordOf(call);
  const isCurve = arc !== null;
  const attributes: Facts = [
    ['name', course.number],
    ['desc', call?.verbatim_text ?? ''],
    ...(isCurve
      ? ([
          ['rot', arc.turn === 'right' ? 'cw' : 'ccw'],
          ['crvType', 'arc'],
        ] as const)
      : []),
    ...(isCurve ? curveAttributes(recorded, unit_ft) : lineAttributes(recorded, unit_ft)),
  ];
  const points = [
    `<Start>${northEast(start)}</Start>`,
    ...(isCurve ? [`<Center>${northEast(arc.center)}</Center>`] : []),
    `<End>${northEast(end)}</End>`,
  ];
  const beside = [
    feature('recorded', [
      ...recordedFacts(recorded, tract.distance_unit),
      ['recorded_in', call?.distance_unit ?? null],
    ]),
    feature(adjusted ? 'adjusted' : 'computed', computedFacts(course)),
  ];
  const name = isCurve ? 'Curve' : 'Line';
  return `<${name}${attributes.map(attribute).join('')}>${[...points, ...beside].join('')}</${name}>`;
}

const feet = (value: number | null, unit_ft: number): number | null =>
  value === null ? null : Number((value * unit_ft).toFixed(4));

const direction = (bearing: Bearing | null): number | null =>
  bearing === null ? null : Number(degreesOf(azimuthOf(bearing)).toFixed(8));

const lineAttributes = (recorded: Recorded, unit_ft: number): Facts => [
  // A curve of which only the chord is known is drawn as that.
  ['dir', direction(recorded.bearing ?? recorded.chord_bearing)],
  ['length', feet(recorded.distance ?? recorded.chord_length, unit_ft)],
];

const curveAttributes = (recorded: Recorded, unit_ft: number): Facts => [
  ['radius', feet(recorded.radius, unit_ft)],
  ['delta', recorded.delta],
  ['length', feet(recorded.arc_length, unit_ft)],
  ['chord', feet(recorded.chord_length, unit_ft)],
];

function recordedFacts(recorded: Recorded, unit: string): Facts {
  const length = (value: number | null) => (value === null ? null : `${value} ${unit}`);
  const bearing = (value: Bearing | null) => (value === null ? null : bearingText(value));
  return [
    ['bearing', bearing(recorded.bearing)],
    ['distance', length(recorded.distance)],
    ['radius', length(recorded.radius)],
    ['delta', recorded.delta === null ? null : `${recorded.delta} degrees`],
    ['arc_length', length(recorded.arc_length)],
    ['chord_bearing', bearing(recorded.chord_bearing)],
    ['chord_length', length(recorded.chord_length)],
  ];
}

/** The course as it is drawn, in US survey feet. */
function computedFacts({ start, end, arc, inferred }: FigureCourse): Facts {
  const [east, north] = [end[0] - start[0], end[1] - start[1]];
  const way = bearingText(bearingOf(azimuth(Math.atan2(east, north)), 2));
  const straight = Number(Math.hypot(east, north).toFixed(4));
  const source = inferred ? 'inferred from the closing line' : null;
  if (arc === null)
    return [
      ['bearing', way],
      ['distance_ft', straight],
      ['source', source],
    ];
  return [
    ['radius_ft', Number(arc.radius_ft.toFixed(4))],
    ['delta_deg', Number(arc.delta_deg.toFixed(8))],
    ['arc_length_ft', Number(((arc.radius_ft * arc.delta_deg * Math.PI) / 180).toFixed(4))],
    ['chord_bearing', way],
    ['chord_length_ft', straight],
    ['source', source],
  ];
}

function feature(code: string, facts: Facts): string {
  const told = facts.filter(([, value]) => value !== null);
  if (told.length === 0) return '';
  const properties = told.map(([label, value]) => `<Property label="${label}" value="${xmlText(String(value))}"/>`);
  return `<Feature code="${code}" source="Deedproof">${properties.join('')}</Feature>`;
}

const attribute = ([name, value]: Facts[number]): string =>
  value === null ? '' : ` ${name}="${xmlText(String(value))}"`;

const northEast = ([east, north]: FigurePoint): string => `${Number(north.toFixed(6))} ${Number(east.toFixed(6))}`;
