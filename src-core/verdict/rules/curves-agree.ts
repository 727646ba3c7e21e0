// The recorded radius, central angle, arc and chord of a curve agree within their recorded precision.
import type { Call } from '#core/schema/call.ts';
import { angleText, degreesOf, radians, radiansOf } from '#core/survey/angle.ts';
import { type CurveSize, solveSize } from '#core/survey/curve.ts';
import { type CurveElement, checkCurve, type RecordedCurve } from '#core/survey/curve-check.ts';
import { halfAngleOf, halfUnitOf } from '#core/survey/precision.ts';
import { type Rule, type RuleFinding, restOf } from '#core/verdict/rule.ts';
import { courseName, listed } from '#core/verdict/wording/courses.ts';

export const curvesAgree: Rule = ({ tract }) =>
  listed(
    tract.calls.flatMap((call, index): RuleFinding[] => {
      const finding = call.call_type === 'curve' ? disagreementOf(call) : null;
      if (finding === null) return [];
      return [{ code: 'curve_disagrees', reason: `${courseName(index)}: ${finding}`, call: index }];
    }),
    restOf,
  );

const WORDS: Readonly<Record<CurveElement, string>> = {
  radius: 'radius',
  delta: 'central angle',
  arc_length: 'arc',
  chord_length: 'chord',
};

function disagreementOf(call: Call): string | null {
  const recorded = recordedCurve(call);
  const check = checkCurve(recorded);
  if (check.agrees) return null;
  const elements = (Object.keys(WORDS) as CurveElement[]).filter((element) => recorded[element] !== undefined);
  const named = elements.map((element) => `${WORDS[element]} ${valueText(call, element)}`);
  if (check.odd === null) return `the recorded ${joined(named)} do not agree.`;
  const { odd } = check;
  const rest = elements.filter((element) => element !== odd);
  const size = solveSize(givenOf(call, rest));
  const made = size === null ? '' : `, which make it ${sizeText(size, odd, valueText(call, odd))}`;
  return `the recorded ${WORDS[odd]} ${valueText(call, odd)} disagrees with the ${joined(rest.map((element) => WORDS[element]))}${made}.`;
}

function recordedCurve(call: Call): RecordedCurve {
  const curve: RecordedCurve = {};
  for (const element of ['radius', 'arc_length', 'chord_length'] as const) {
    const value = call[element];
    if (value !== null && value > 0 && value < 1e12 && !call.computed.includes(element)) {
      curve[element] = { value, half: halfUnitOf(value, call.verbatim_text) };
    }
  }
  if (call.delta !== null && call.delta > 0 && call.delta < 360 && !call.computed.includes('delta')) {
    curve.delta = { value: radiansOf(call.delta), half: halfAngleOf(call.delta, call.verbatim_text) };
  }
  return curve;
}

const givenOf = (call: Call, elements: readonly CurveElement[]) => ({
  radius_ft: elements.includes('radius') ? call.radius : null,
  delta: elements.includes('delta') && call.delta !== null ? radians(radiansOf(call.delta)) : null,
  arc_ft: elements.includes('arc_length') ? call.arc_length : null,
  chord_ft: elements.includes('chord_length') ? call.chord_length : null,
});

const valueText = (call: Call, element: CurveElement): string =>
  element === 'delta' ? angleText(call.delta ?? 0) : String(call[element]);

/** With as many decimals as it takes to be told from what is recorded. */
const sizeText = (size: CurveSize, element: CurveElement, recorded: string): string => {
  if (element === 'delta') return angleText(degreesOf(size.delta));
  const lengths = { radius: size.radius_ft, arc_length: size.arc_ft, chord_length: size.chord_ft };
  const texts = [2, 3, 4].map((decimals) => lengths[element].toFixed(decimals));
  return texts.find((text) => Number(text) !== Number(recorded)) ?? texts[0] ?? '';
};

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
