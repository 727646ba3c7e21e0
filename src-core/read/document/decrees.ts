// What a court decrees of a decedent's estate: the estate gives, the heirs take.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { readNames } from '#core/read/document/party-names.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Prose } from '#core/read/document/prose.ts';

const MATTER = /\bin (?:the )?matter of (?:the )?estate of\b|^(?:in re:? )?(?:the )?estate of\b/i;
const DECEASED = /\b(?:deceased|decedent)\b/i;
const DECREED = /\b(?:decree|order|judgment|determination|settlement|distribution|heirship|certificate of transfer)\b/i;
/** Beside the decedent's name stand the court and its file. */
const OF_THE_COURT = /\b(?:court|file|case|cause|probate|no|number|division)\b/i;
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
    for (const piece of behind.split(/[)}|\]]|,(?=\s[A-Z]{4})/)) {
      const [name, ...others] = DECREED.test(piece) || OF_THE_COURT.test(piece) ? [] : readNames(piece.trim());
      if (name !== undefined && others.length === 0) return [`Estate of ${properCase(name)}`];
    }
  }
  return [];
}

/** A table of heirs: a name and the kinship, or the address, on each line. */
function findHeirs({ lines, text }: Prose): string[] {
  const passed = TRANSFEREES_FOLLOW.exec(text);
  const told = passed ?? HEIRS_FOLLOW.exec(text);
  const rows = (from: number, most: number, least: number): string[] => {
    let heirs: string[] = [];
    for (const line of lines.filter(({ start, running }) => !running && start >= from).slice(0, most)) {
      const [name, ...others] = readNames((passed === null ? KINSHIP : RESIDENCE).exec(line.text)?.[1] ?? '');
      if (name !== undefined && others.length === 0) heirs.push(name);
      else if (heirs.length >= least) return heirs;
      else heirs = [];
    }
    return heirs.length >= least ? heirs : [];
  };
  const announced = told === null ? [] : rows(told.index + told[0].length, HEIR_LINES, 1);
  // One line alone is a table only where it was announced.
  return announced.length > 0 ? announced : rows(0, lines.length, 2);
}
