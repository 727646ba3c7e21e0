// The opening of an instrument as its writer spoke it, without the leaders, stars and notes of a printed form.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose } from '#core/read/document/prose.ts';

const LEADERS = /(?:[-–—_.…~]\s?){4,}/g;
const STARS = /\*+/g;
/** The foot of a statutory form explains its blanks by these. */
const NOTE_MARKS = /\s\(\d\)(?=\s?[,:;]|\s[a-z])/g;
const ENDING_APART =
  /\b([Pp]art) (y|ies)(?= of\b|\b,)|\b((?:grant|less|mortgag|assign|vend)(?:or|ee)) s(?=\s?[,.;:]|\s(?:do|in|of|their|the|and|to|have|has|who|whose)\b)|\b(do) (es) (?=hereby|grant|by)/gi;
/** Strokes of a ruled margin among the words; what a transcriber noted in brackets stays. */
const STROKES = /(?=[\]}{|¦])(?<!\[[^\]]{0,80})[\]}{|¦]+/g;
/** A conjunction that the printer set letter under letter. */
const UPRIGHT_AND = /\bA\s+[NHM]\s+D\b/g;

const HAS_STROKES = /[\]}{|¦]/;

/** The text that names the parties, from the opening words to the notary. */
export function partyText(prose: Prose, parts: Parts): string {
  const written = prose.text.slice(parts.body, parts.acknowledgment);
  return (HAS_STROKES.test(written) ? written.replace(STROKES, ' ') : written)
    .replace(STARS, ' ')
    .replace(LEADERS, ' ')
    .replace(NOTE_MARKS, '')
    .replace(UPRIGHT_AND, 'and')
    .replace(ENDING_APART, (_, part, ending, role, verb, es) =>
      part !== undefined ? `${part}${ending}` : role !== undefined ? `${role}s` : `${verb}${es} `,
    )
    .replace(/ {2,}/g, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(' ;', ';');
}
