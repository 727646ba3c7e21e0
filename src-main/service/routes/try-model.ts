// POST /v1/local/model/trial: the model asked about a deed of our own. Nobody's document is sent.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { SAMPLE_DEED } from '#main/jobs/sample.ts';
import { ModelFault } from '#main/reader/model/fault.ts';
import { route } from '#main/service/route.ts';

export const tryModel = route(endpoints.tryModel, async (_asked, { app }) => {
  if (!app.second.isOn()) throw new Refusal('server_misconfigured', {}, 'Switch the model reader on first.');
  const pages = pagesOfText(SAMPLE_DEED);
  const started = performance.now();
  const told = await app.second
    .read(pages, async () => [])
    .catch((fault: unknown) => {
      throw fault instanceof ModelFault ? new Refusal('extraction_failed', {}, fault.message) : fault;
    });
  // The whole reader, which the service is started without.
  const { DocumentWords } = await import('#main/reader/agree/document-words.ts');
  const { prove } = await import('#main/reader/agree/prove.ts');
  const { tracts } = prove(new DocumentWords(pages), told.answer);
  return {
    model: told.model,
    seconds: Number(((performance.now() - started) / 1000).toFixed(3)),
    ...told.spent,
    courses: tracts.flatMap(({ courses }) => courses.filter(({ kind }) => kind !== 'tie')).length,
  };
});
