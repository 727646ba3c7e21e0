// POST /v1/local/words: words that a person marked in a document, read as a course or as a tract.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { route } from '#main/service/route.ts';

/** A course is read as the first of a description; nothing is taken from these words but where it begins. */
const LEAD = 'BEGINNING at a point; ';

export const readWords = route(endpoints.readWords, async ({ body }, { app }) => {
  const { text, as } = body;
  if (text.trim() === '') throw new Refusal('empty_document');
  const { extraction } = await app.reader.read(pagesOfText(as === 'call' ? LEAD + text : text));
  const { tracts } = extraction;
  return as === 'call' ? { calls: tracts.flatMap(({ calls }) => calls), tracts: [] } : { calls: [], tracts };
});
