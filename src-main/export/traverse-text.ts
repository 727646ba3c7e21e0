// Esri's traverse text: header lines, then one line per course, a block per tract. It starts at 0 0, because nothing
// here knows where a tract lies: the receiving program is told the point of beginning.
import type { FigureCourse } from '#core/drawing/figure-parts.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { azimuth, splitSeconds } from '#core/survey/angle.ts';
import { bearingOf } from '#core/survey/bearing.ts';
import { type DrawnTract, requireDrawn } from '#main/export/drawn-tract.ts';

/** Lengths in US survey feet. Every curve is given by chord and central angle, so that none depends on another. */
export function traverseTextOf(body: ExtractResponse): string {
  return requireDrawn(body)
    .map((drawn) =>
      [...headOf(drawn), ...drawn.figure.courses.map((course) => courseLine(drawn, course)), ''].join('\r\n'),
    )
    .join('\r\n');
}

const headOf = ({ figure }: DrawnTract): string[] => ['DT QB', 'DU DMS', 'SP 0 0', ...(figure.open ? [] : ['EP 0 0'])];

function courseLine({ tract, verdict }: DrawnTract, course: FigureCourse): string {
  const call = tract.calls[course.number - 1];
  const [east, north] = [course.end[0] - course.start[0], course.end[1] - course.start[1]];
  const recorded = call?.call_type === 'curve' ? call.chord_bearing : call?.bearing;
  // The recorded bearing is exact; a fitted or inferred course has only the one it is drawn with.
  const kept = verdict.adjusted || course.inferred ? null : (recorded ?? null);
  const direction = directionText(kept ?? bearingOf(azimuth(Math.atan2(east, north)), 2));
  const length = lengthText(Math.hypot(east, north));
  if (course.arc === null) return `DD ${direction} ${length}`;
  const { delta_deg, turn } = course.arc;
  const { degrees, minutes, seconds } = splitSeconds(delta_deg * 3600, 2);
  return `NC C ${length} D ${degrees}-${minutes}-${seconds} C ${direction} ${turn === 'left' ? 'L' : 'R'}`;
}

const directionText = ({ ns, degrees, minutes, seconds, ew }: Bearing): string =>
  `${ns}${degrees}-${minutes}-${seconds}${ew}`;

const lengthText = (length_ft: number): string => String(Math.round(length_ft * 1e4) / 1e4);
