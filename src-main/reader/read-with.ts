// A document read by whom it asks for: our own reader always, and a model beside it where it is wanted.
import { Refusal } from '#core/api/errors.ts';
import type { Page } from '#core/schema/page.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import { alone } from '#main/reader/agree/alone.ts';
import { ModelFault } from '#main/reader/model/fault.ts';
import type { ModelReader, PicturesOf, Told } from '#main/reader/model/model-reader.ts';
import type { Reader, ReaderResult } from '#main/reader/reader.ts';
import { agreeApart } from '#main/reader/study.ts';

export interface Readers {
  readonly reader: Reader;
  readonly second: ModelReader;
}

export interface ReadBy extends ReaderResult {
  /** Names what ran. */
  readonly model: string;
}

const SWITCHED_OFF = 'The model reader is switched off in this installation.';

/** With `both` a model that fails leaves our reading as it is; with `model` the document is not read without it. */
export async function readWith(
  choice: ReaderChoice,
  { reader, second }: Readers,
  pages: readonly Page[],
  pictures: PicturesOf,
  signal?: AbortSignal,
): Promise<ReadBy> {
  if (choice !== 'offline' && !second.isOn()) throw new Refusal('server_misconfigured', {}, SWITCHED_OFF);
  const ours = await reader.read(pages, signal);
  if (choice === 'offline') return { ...ours, model: reader.model };
  const told = await asked(second, pages, pictures, signal);
  if (told instanceof ModelFault || (choice === 'model' && told.answer.broken_off)) {
    const why = told instanceof ModelFault ? told.message : 'The model’s answer broke off.';
    if (choice === 'model') throw new Refusal('extraction_failed', {}, why);
    const spent = told instanceof ModelFault ? told.spent : null;
    const usage = spent === null ? ours.usage : spent;
    return { extraction: alone(ours.extraction, second.title(), why), usage, model: reader.model };
  }
  const extraction = await agreeApart(
    { pages, extraction: ours.extraction, told, lead: choice === 'model' },
    signal,
  ).catch((fault: unknown) => {
    signal?.throwIfAborted();
    // Whatever goes wrong with the second reading, the first stands.
    if (choice === 'model') throw fault;
    return alone(ours.extraction, second.title(), 'The two readings could not be compared.');
  });
  const model = choice === 'model' ? told.model : `${reader.model}+${told.model}`;
  return { extraction, usage: told.spent, model };
}

/** What a model's server does is never our fault, and never stops our own reading. */
async function asked(
  second: ModelReader,
  pages: readonly Page[],
  pictures: PicturesOf,
  signal: AbortSignal | undefined,
): Promise<Told | ModelFault> {
  try {
    return await second.read(pages, pictures, signal);
  } catch (fault) {
    signal?.throwIfAborted();
    if (fault instanceof ModelFault) return fault;
    throw fault;
  }
}
