// Bearings with all their figures in one number, "N73.5024E", where the text says that it writes degrees, minutes and seconds so.

import { type Token, textAt } from '#core/language/tokens.ts';

export interface Unpacked {
  readonly at: number;
  readonly next: number;
  readonly as: readonly Token[];
}

const PACKED = /^(\d{1,2})\.?([0-5]\d)([0-5]\d)$/;
const FARTHEST = 30;

/** Each packed number with the signs that it stands for; none where the text does not say so, or one of them cannot be meant so. */
export function packedBearings(tokens: readonly Token[]): Unpacked[] {
  const numbers: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) if (isInBearing(tokens, at)) numbers.push(at);
  if (numbers.length === 0 || !numbers.every((at) => PACKED.test(textAt(tokens, at))) || !isTold(tokens)) return [];
  return numbers.map((at) => ({ at, next: at + 1, as: unpacked(tokens[at]) }));
}

/** Between a pole and a side, with a figure more than degrees have. */
function isInBearing(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.text.length < 5) return false;
  return /^(?:n|s|north|south)$/.test(textAt(tokens, at - 1)) && /^(?:e|w|east|west)$/.test(textAt(tokens, at + 1));
}

/** "Bearings are written DD.MMSS", "bearings give degrees, then minutes, then seconds". */
function isTold(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => {
    if (!/^(?:bearings?|courses|directions)$/.test(text)) return false;
    const said = tokens.slice(at, at + FARTHEST);
    const end = said.findIndex(({ kind }) => kind === 'number');
    const words = said.slice(0, end < 0 ? FARTHEST : end).map((token) => token.text);
    if (words.some((word) => word.startsWith('decimal'))) return false;
    return /\bd*mmss\b|degrees\b.*\bminutes\b.*\bseconds\b/.test(words.join(' '));
  });
}

function unpacked(token: Token | undefined): Token[] {
  const figures = PACKED.exec(token?.text ?? '')?.slice(1) ?? [];
  if (token === undefined) return [];
  return figures.flatMap((text, place): Token[] => {
    const start = place === 0 ? token.start : token.end - 2 * (figures.length - place);
    const end = start + text.length;
    return [
      { ...token, text, value: Number(text), decimals: 0, start, end, gap: place === 0 ? token.gap : 'none' },
      {
        ...token,
        kind: 'mark',
        text: `°'"`[place] ?? '',
        value: Number.NaN,
        decimals: 0,
        start: end,
        end,
        gap: 'none',
      },
    ];
  });
}
