// Sides of a tract that are counted up, and no way to go.

import { type Token, textAt } from '#core/language/tokens.ts';
import type { BearingElement } from '#core/read/clauses/element.ts';

const SIDES = /^(?:north|south|east|west)(?:-?(?:east|west))?$/;

/** "bounded on the northeast, southwest and north by lines": sides that are counted up, and no way to go. */
export function isSideOfMany(tokens: readonly Token[], { at, next }: BearingElement): boolean {
  const [joint, other] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  const behind = [',', 'and'].includes(joint) && SIDES.test(other);
  if (isSideOfLines(tokens, next)) return true;
  const ahead = ['and', ','].includes(textAt(tokens, next)) && SIDES.test(textAt(tokens, next + 1));
  return behind && (ahead || textAt(tokens, next) === 'by');
}

/** "by the west, north-west, and north lines of said tract": the sides of something, up to the word that names what they are. */
function isSideOfLines(tokens: readonly Token[], next: number): boolean {
  let at = next;
  let sides = 0;
  for (; at < next + 9; at += 1) {
    const text = textAt(tokens, at);
    if (SIDES.test(text)) sides += 1;
    else if (text !== ',' && text !== 'and') break;
  }
  return sides > 0 && /^(?:lines|sides|bounds|boundaries|limits|shores|banks)$/.test(textAt(tokens, at));
}
