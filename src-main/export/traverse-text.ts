// Esri's traverse text: header lines, then one line per course, a block per tract. It starts at 0 0, because nothing
// here knows where a tract lies: the receiving program is told the point of beginning.
import type { FigureCourse } from '#core/drawing/figure-parts.ts';
import { type Recorded, recordOf } from '#core/drawing/recorded-text.ts';
import { findState } from '#core/plss/states.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { azimuth, splitSeconds } from '#core/survey/angle.ts';
import { bearingOf } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { type DrawnTract, requireDrawn } from '#main/export/drawn-tract.ts';

/**
 * The recorded values, also of a figure that was fitted. A number without a unit is taken for one of the receiving
 * plane, so lengths are US survey feet: those of a deed in another unit by that unit's own length.
 */
export function traverseTextOf(body: ExtractResponse): string {
  const state = findState(body.extraction.metadata.state) ?? '';
  return requireDrawn(body)
    .map((drawn) => {
      const unit_ft = unitFeet(drawn.tract.distance_unit, state);
      const lines = drawn.figure.courses.map((course) => courseLine(drawn, course, unit_ft));
      return [...headOf(drawn), ...lines, ''].join('\r\n');
    })
    .join('\r\n');
}

const headOf = ({ figure }: DrawnTract): string[] => ['DT QB', 'DU DMS', 'SP 0 0', ...(figure.open ? [] : ['EP 0 0'])];

function courseLine({ tract }: DrawnTract, course: FigureCourse, unit_ft: number): string {
  const call = tract.calls[course.number - 1];
  const recorded = call === undefined || course.inferred ? null : recordOf(call);
  const [east, north] = [course.end[0] - course.start[0], course.end[1] - course.start[1]];
  // Only what the document does not say is given as drawn.
  const drawnWay = () => bearingOf(azimuth(Math.atan2(east, north)), 2);
  const straight = Math.hypot(east, north);
  const { arc } = course;
  if (arc === null) {
    const way = recorded?.bearing ?? recorded?.chord_bearing ?? drawnWay();
    const length = recorded?.distance ?? recorded?.chord_length ?? null;
    return `DD ${directionText(way)} ${lengthText(length === null ? straight : length * unit_ft)}`;
  }
  const size = sizeText(recorded, unit_ft, arc.delta_deg) ?? `C ${lengthText(straight)} D ${angleText(arc.delta_deg)}`;
  const way = directionText(recorded?.chord_bearing ?? drawnWay());
  return `NC ${size} C ${way} ${arc.turn === 'left' ? 'L' : 'R'}`;
}

/**
 * Two recorded values that make the curve, the best conditioned first: the chord is what draws it, but chord and arc
 * of a flat curve are too nearly the same to tell its radius. Null when there are no two.
 */
function sizeText(recorded: Recorded | null, unit_ft: number, drawn_deg: number): string | null {
  if (recorded === null) return null;
  const { chord_length: chord, delta, arc_length: arc, radius } = recorded;
  const length = (letter: string, value: number | null) =>
    value === null ? null : `${letter} ${lengthText(value * unit_ft)}`;
  const angle = delta === null ? null : `D ${angleText(delta)}`;
  const sizes = [
    [length('C', chord), angle],
    // Chord and radius alone mean the lesser of two arcs.
    [drawn_deg <= 180 ? length('C', chord) : null, length('R', radius)],
    [length('R', radius), angle],
    [length('A', arc), length('R', radius)],
    [length('A', arc), angle],
    [length('C', chord), length('A', arc)],
  ];
  return sizes.find((pair) => !pair.includes(null))?.join(' ') ?? null;
}

function angleText(degrees: number): string {
  const angle = splitSeconds(degrees * 3600, 2);
  return `${angle.degrees}-${angle.minutes}-${angle.seconds}`;
}

const directionText = ({ ns, degrees, minutes, seconds, ew }: Bearing): string =>
  `${ns}${degrees}-${minutes}-${seconds}${ew}`;

const lengthText = (length_ft: number): string => String(Math.round(length_ft * 1e4) / 1e4);
