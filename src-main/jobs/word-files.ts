// The words of each document of the library as they were read from its pages, kept beside its results and gone with them.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { DocumentWords } from '#core/schema/local.ts';
import type { Page } from '#core/schema/page.ts';
import type { App } from '#main/app.ts';
import { wordFileOf } from '#main/jobs/strays.ts';
import { findRun } from '#main/store/runs.ts';

/**
 * Before the copy of the result, which looks whether the document was deleted meanwhile. Without its words a document
 * cannot be searched, and is none the worse.
 */
export async function keepWords(app: Pick<App, 'objects' | 'log'>, id: string, pages: readonly Page[]): Promise<void> {
  try {
    const text = JSON.stringify({ pages: pages.map(wordsOf) } satisfies DocumentWords);
    await app.objects.put(wordFileOf(id), await promisify(gzip)(text));
  } catch (fault) {
    app.log.error({ run: id, err: fault }, 'the words of a document could not be kept');
  }
}

function wordsOf({ number, turn, lines }: Page): DocumentWords['pages'][number] {
  return {
    number,
    ...(turn === undefined ? {} : { turn }),
    lines: lines.map(({ words }) => ({ words: words.map(({ text, box }) => ({ text, box })) })),
  };
}

/** Of a document that was cancelled or deleted while they were being kept. */
export async function forgetWords(app: Pick<App, 'db' | 'objects'>, id: string): Promise<void> {
  const run = await findRun(app.db, id);
  if (run?.status === 'failed') await app.objects.remove(wordFileOf(id));
}

/** Null where none were kept. */
export async function findWords(app: Pick<App, 'objects'>, id: string): Promise<DocumentWords | null> {
  const kept = await app.objects.read(wordFileOf(id));
  if (kept === null) return null;
  const text = (await promisify(gunzip)(kept)).toString('utf8');
  return DocumentWords.parse(JSON.parse(text));
}
