// The licences of everything that ships, collected from the installed packages when the application is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
}

/** Shipped with the application although nothing of ours depends on it at run time: its frame, and its lettering. */
const SHIPPED_BESIDES: ReadonlySet<string> = new Set([
  'node_modules/electron',
  'node_modules/@fontsource-variable/inter',
]);
/** Data that ships among the resources, with the licence that lies beside it. */
const SHIPPED_DATA = [
  { name: 'us-atlas', version: '3.0.1', licence: 'ISC', file: 'resources/base/LICENSE-us-atlas.txt' },
  { name: 'IBM Plex', version: '', licence: 'OFL-1.1', file: 'resources/fonts/IBM-Plex-OFL.txt' },
  { name: 'SCOWL word list', version: '', licence: 'see its text', file: 'resources/models/words-copyright.txt' },
  // What the ear began from; its licence is the same as ours.
  { name: 'all-MiniLM-L6-v2', version: '', licence: 'Apache-2.0', file: 'LICENSE' },
] as const;
const MACHINE_RUNTIME = /^node_modules\/node-(linux|win)-/;

/** Every package that is installed and is not for development alone, and the data that ships, by name. */
export function collectLicences(root: string): Licence[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const data = SHIPPED_DATA.map(({ file, ...of }) => ({ ...of, text: readFileSync(join(root, file), 'utf8') }));
  const packages = Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && (entry.dev !== true || SHIPPED_BESIDES.has(path)))
    .filter(([path]) => !MACHINE_RUNTIME.test(path) && existsSync(join(root, path, 'package.json')))
    .map(([path, entry]) => licenceOf(join(root, path), path.split('node_modules/').at(-1) ?? path, entry));
  return [...packages, ...data].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function licenceOf(folder: string, name: string, entry: LockEntry): Licence {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    license?: string | { type: string };
  };
  const file = readdirSync(folder).find((entryName) => /^(licen[cs]e|copying)/i.test(entryName));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const stated = typeof manifest.license === 'object' ? manifest.license.type : manifest.license;
  return { name, version: entry.version ?? '', licence: stated ?? licenceNamedIn(text), text };
}

function licenceNamedIn(text: string): string {
  return /Permission is hereby granted, free of charge/.test(text) ? 'MIT' : 'see its text';
}
