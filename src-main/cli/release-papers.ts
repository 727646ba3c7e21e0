// What lies beside the installers of a release: checksums, licence texts, notes.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Licence } from '#main/cli/licences.ts';

/** In the form that `sha256sum --check` reads; installers are large, so they are not held whole. */
export async function checksumsOf(paths: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    paths.toSorted().map(async (path) => {
      const sum = createHash('sha256');
      await pipeline(createReadStream(path), sum);
      return `${sum.digest('hex')}  ${basename(path)}\n`;
    }),
  );
  return lines.join('');
}

export function licenceTextsOf(licences: readonly Licence[]): string {
  return licences
    .map(({ name, version, licence, text }) => {
      const head = `${name} ${version}`.trim();
      return `${head}\n${'-'.repeat(head.length)}\nLicence: ${licence}\n\n${text.trim()}\n`;
    })
    .join('\n\n');
}

/** The part of the changelog that speaks of a version; null when none does, for such a release is not made. */
export function notesOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m).slice(1);
  const own = parts.find((part) =>
    new RegExp(`(^|[ (])${version.replaceAll('.', '\\.')}([ )]|$)`, 'm').test(headOf(part)),
  );
  return own === undefined ? null : `# Deedproof ${version}\n\n${own.slice(headOf(own).length).trim()}\n`;
}

const headOf = (part: string): string => part.slice(0, part.indexOf('\n'));
