// Where the product is installed: found upwards, so that it is the same from the sources and from the built application.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The installation is incomplete: its package.json is missing.');
  return findRoot(above);
}

export const PRODUCT_ROOT = findRoot(import.meta.dirname);
