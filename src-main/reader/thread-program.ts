// Where the program of a thread lies.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program beside the source that asks, or an entry of its own beside the bundle, whose other code may lie in `chunks`. */
export function threadProgram(asking: string, name: string): string {
  const here = fileURLToPath(asking);
  const folder = dirname(here);
  if (here.endsWith('.ts')) return join(folder, `${name}.ts`);
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, `${name}.js`);
}
