// The product's own version and folders, as the command line finds them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PRODUCT_ROOT = join(import.meta.dirname, '..', '..');

export function productVersion(): string {
  return (JSON.parse(readFileSync(join(PRODUCT_ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}
