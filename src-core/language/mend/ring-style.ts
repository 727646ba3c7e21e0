// The sign of degrees read as a 0 all through a page, "S. 22054' E.", so that a bearing of one figure looks like tens of degrees.
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';

/** Of bearings that can be read in no other way, before it is taken for the way of the page. */
const FEWEST = 2;
const TWO_FIGURES = /^\d\d0[0-5]\d$/;
const ONE_FIGURE = /^[1-9]0[0-5]\d$/;

/** The tokens with the sign put back, where the page shows what became of it. */
export function withRings(tokens: readonly Token[]): readonly Token[] {
  let found = 0;
  let may = false;
  let lost = false;
  tokens.forEach((token, at) => {
    if (token.kind !== 'number' || (token.text.length !== 4 && token.text.length !== 5)) return;
    if (!isInBearing(tokens, at)) return;
    if (TWO_FIGURES.test(token.text)) found += 1;
    else if (ONE_FIGURE.test(token.text)) may = true;
    // 4530': here it left no trace.
    else lost = true;
  });
  if (!may || lost || found < FEWEST) return tokens;
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || !isInBearing(tokens, at)) return [token];
    if (TWO_FIGURES.test(token.text)) return ringed(token, 2, REPAIRED);
    return ONE_FIGURE.test(token.text) ? ringed(token, 1, DOUBTFUL) : [token];
  });
}

/** A pole stands before it and the sign of minutes behind it. */
function isInBearing(tokens: readonly Token[], at: number): boolean {
  const pole = textAt(tokens, at - 1) === '.' ? textAt(tokens, at - 2) : textAt(tokens, at - 1);
  return /^(?:n|s|north|south)$/.test(pole) && (textAt(tokens, at + 1) === "'" || textAt(tokens, at + 1) === '/');
}

function ringed(token: Token, figures: number, doubt: Doubt): Token[] {
  const [degrees, minutes] = [token.text.slice(0, figures), token.text.slice(figures + 1)];
  const middle = token.start + figures;
  return [
    { ...token, text: degrees, value: Number(degrees), end: middle, doubt },
    { ...token, kind: 'mark', text: '°', value: Number.NaN, start: middle, end: middle + 1, gap: 'none' },
    { ...token, text: minutes, value: Number(minutes), start: middle + 1, gap: 'none' },
  ];
}
