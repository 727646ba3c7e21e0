// Files of this machine that a person names are named from the root on.
import { isAbsolute } from 'node:path';
import { Refusal } from '#core/api/errors.ts';

export function requireWhole(path: string): void {
  if (!isAbsolute(path)) throw new Refusal('not_permitted', {}, 'Name the file by its whole path, from the root on.');
}
