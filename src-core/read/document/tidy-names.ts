// Names as they go out: each once, with its article where it has one, in mixed case.
import { properCase } from '#core/read/document/proper-case.ts';

const ARTICLE =
  /^the (?=(?:united states|state of|city of|town of|township of|village of|borough of|county of|commonwealth|estate of|inhabitants of|board of|department of|trustees of)\b)/i;

const PUBLIC_BODY =
  /^(?:united states|state|commonwealth|city|town|township|village|borough|county|parish|board|school|department|inhabitants|trustees|estate|secretary|people|republic|heirs|bureau|commission)\b/i;
const BODY_OF_ITS_OWN =
  /\b(?:fund|foundation|company|corporation|bank|association|society|church|trust|railroad|railway|university|college|conservancy|partnership|club|lodge|order|institute|hospital)\b/i;

/** "that THE CONSERVATION FUND": an article printed as the name is printed, within a sentence, is a part of it. */
function withArticle(name: string, text: string): string {
  if (/^the /i.test(name) || PUBLIC_BODY.test(name) || !BODY_OF_ITS_OWN.test(name)) return name;
  const at = text.indexOf(` ${name}`);
  const before = text.slice(Math.max(0, at - 8), Math.max(0, at));
  const article = /[a-z,]\s(The|THE)$/.exec(before)?.[1];
  return at < 0 || article === undefined ? name : `${article} ${name}`;
}

/** Each name once, in mixed case as the document itself prints it elsewhere, else by rule. */
export function tidyNames(names: readonly string[], text: string): string[] {
  const plain = names.map((name) =>
    withArticle(name.replace(/\s+/g, ' ').replace(ARTICLE, '').replace(/^the /, '').trim(), text),
  );
  const lower = plain.every((name) => properCase(name) === name) ? '' : text.toLowerCase();
  const seen = new Map<string, string>();
  for (const name of plain) {
    const key = name.toLowerCase();
    if (!seen.has(key)) seen.set(key, mixedCase(name, text, lower));
  }
  return [...seen.values()];
}

function mixedCase(name: string, text: string, lower: string): string {
  const cased = properCase(name);
  if (cased === name) return name;
  const key = name.toLowerCase();
  for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + key.length)) {
    const printed = text.slice(at, at + name.length);
    if (properCase(printed) === printed && /^[A-Z]/.test(printed)) return printed;
  }
  return cased;
}
