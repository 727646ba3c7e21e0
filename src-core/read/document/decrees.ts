// What a court decrees of a decedent's estate: the estate gives, the heirs take.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { readNames } from '#core/read/document/party-names.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Prose } from '#core/read/document/prose.ts';

const MATTER = /\bin (?:the )?matter of (?:the )?estate of\b|^(?:in re:? )?(?:the )?estate of\b/i;
const DECEASED = /\b(?:deceased|decedent)\b/i;
const DECREED = /\b(?:decree|order|judgment|determination|settlement|distribution|heirship|certificate of transfer)\b/i;
const CAPTION_WITHIN = 60;
const CAPTION_LINES = 6;
const KINSHIP =
  /^(.{4,48}?)[\s,.-]+(?:(?:surviving|half|grand|step|great)[\s-]?)?(?:widow(?:er)?|wife|husband|spouse|sons?|daughters?|child|brothers?|sisters?|mother|father|nephews?|nieces?|grand(?:son|daughter|child|mother|father)|cousins?|uncle|aunt|heir)\b/i;
const HEIRS_FOLLOW = /\bheirs\b[\s\S]{0,400}?(?:as follows|to[\s-]wit)\b/i;
/** A certificate of transfer gives addresses instead of kinship. */
const TRANSFEREES_FOLLOW =
  /\bpersons to whom (?:such|said|the) (?:real (?:estate|property)|property|interest)[\w ]{0,20}passed\b[\s\S]{0,200}?\bas follows\b/i;
const RESIDENCE = /^([A-Z][A-Za-z.,'’ -]{4,44}?),?\s+(?:\d|R\.?\s?[DFR]\b|P\.?\s?O\b|Box\b|Rt\b|Route\b)/;
const HEIR_LINES = 40;

/** Empty lists where the document is no such decree, or names nobody. */
export function findDecreedParties(prose: Prose, { title }: Parts): { grantors: string[]; grantees: string[] } {
  const grantors = DECREED.test(title) ? findEstate(prose) : [];
  return { grantors, grantees: grantors.length === 0 ? [] : findHeirs(prose) };
}

/** The decedent stands in the caption, beside the brace that parts it from the decree's name. */
function findEstate({ lines }: Prose): string[] {
  const at = lines.slice(0, CAPTION_WITHIN).findIndex(({ text }) => MATTER.test(text));
  if (at < 0) return [];
  const caption = lines.slice(at, at + CAPTION_LINES).map(({ text }) => text);
  const end = caption.findIndex((text) => DECEASED.test(text));
  if (end < 0) return [];
  for (const text of caption.slice(0, end + 1)) {
    const behind = MATTER.test(text) ? text.slice(text.search(MATTER)).replace(MATTER, '') : text;
    for (const piece of behind.split(/[)}|\]]/)) {
      const [name, ...others] = DECREED.test(piece) ? [] : readNames(piece.trim());
      if (name !== undefined && others.length === 0) return [`Estate of ${properCase(name)}`];
    }
  }
  return [];
}

/** A table of heirs: a name and the kinship, or the address, on each line. */
function findHeirs({ lines, text }: Prose): string[] {
  const passed = TRANSFEREES_FOLLOW.exec(text);
  const [follow, row] = passed === null ? [HEIRS_FOLLOW.exec(text), KINSHIP] : [passed, RESIDENCE];
  if (follow === null) return [];
  const from = follow.index + follow[0].length;
  const heirs: string[] = [];
  for (const line of lines.filter(({ start, running }) => !running && start > from).slice(0, HEIR_LINES)) {
    const [name, ...others] = readNames(row.exec(line.text)?.[1] ?? '');
    if (name !== undefined && others.length === 0) heirs.push(name);
    else if (heirs.length > 0) break;
  }
  return heirs;
}
