// Thirds and eighths as one sign: typewriters have keys for halves and quarters only, and deeds write the others as 1/8.
// The networks learnt them nearly as often as quarters and give them more than they are worth.

const RARE = '⅓⅔⅛⅜⅝⅞';
/** How much rarer they are in deeds than in what the networks learnt from, beside halves and quarters. */
const RARER = 0.09;

/** Chances of signs, steps in rows, as they are where rare fractions are rare; changes the values that it is given. */
export function withRareFractions(values: Float32Array, signs: readonly string[]): Float32Array {
  const rare = signs.flatMap((sign, i) => (sign !== '' && RARE.includes(sign) ? [i] : []));
  for (let start = 0; start < values.length; start += signs.length) {
    let taken = 0;
    for (const i of rare) {
      const chance = values[start + i] ?? 0;
      taken += chance * (1 - RARER);
      values[start + i] = chance * RARER;
    }
    if (taken === 0) continue;
    for (let i = 0; i < signs.length; i++) values[start + i] = (values[start + i] ?? 0) / (1 - taken);
  }
  return values;
}
