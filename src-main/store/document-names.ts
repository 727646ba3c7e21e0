// What documents that wait are called, in a plain file beside them: their rows may be lost, and no result names them yet.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { DataFolder } from '#main/store/data-folder.ts';
import { appendPrivately } from '#main/store/private-files.ts';

const FILE = 'names.jsonl';
const Line = z.object({ file: z.string(), document: z.string() });

/** Adds names by the files that wait. Without a sync: it is for the loss of a database, and the rows are the record. */
export function noteNames(folder: DataFolder, names: readonly { file: string; document: string }[]): void {
  const lines = names.map(({ file, document }) => `${JSON.stringify({ file: basename(file), document })}\n`);
  if (lines.length > 0) appendPrivately(join(folder.path, FILE), lines.join(''));
}

/** By the bare name of the file. A line that does not read is passed over: it may have been cut off. */
export function readNames(folder: DataFolder): Map<string, string> {
  const path = join(folder.path, FILE);
  const names = new Map<string, string>();
  if (!existsSync(path)) return names;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const noted = lineOf(line);
    if (noted !== null) names.set(noted.file, noted.document);
  }
  return names;
}

function lineOf(text: string): z.output<typeof Line> | null {
  try {
    return Line.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
