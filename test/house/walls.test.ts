// The walls: which room may import which, one home per guarded package, and no file outside every room.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GUARDED_PACKAGES, ROOMS, type Room, TOP_LEVEL } from '#test/house/rooms.ts';
import { housePathOf, listFiles, listSources, ROOT } from '#test/house/source-files.ts';

const sources = listSources();

function findRoom(path: string): Room | undefined {
  return ROOMS.find((room) => path === room.path || path.startsWith(`${room.path}/`));
}

function packageOf(specifier: string): string {
  return specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '');
}

test('every source file stands in a room', () => {
  expect(sources.filter((file) => findRoom(file.path) === undefined).map((file) => file.path)).toEqual([]);
});

test('no room imports what the plan does not allow', () => {
  const trespasses = sources.flatMap((file) => {
    const room = findRoom(file.path);
    return file.imports.flatMap((specifier) => {
      const target = housePathOf(specifier);
      if (room === undefined || target === null) return [];
      const home = findRoom(target);
      const allowed = home !== undefined && (home === room || room.may_import.includes(home.path));
      return allowed ? [] : [`${file.path} imports ${specifier}`];
    });
  });
  expect(trespasses).toEqual([]);
});

test('the words of deeds are data: nothing is computed where they are listed', () => {
  const computing = sources
    .filter((file) => file.path.startsWith('src-core/language/words/'))
    .filter((file) => /=>|\bfunction \w*\(|\bnew RegExp\b|=\s*\/[^/]/.test(file.text))
    .map((file) => file.path);
  expect(computing).toEqual([]);
});

test('no file of the language or the reader needs itself', () => {
  const needs = new Map(
    sources
      .filter((file) => /^src-core\/(?:language|read)\//.test(file.path))
      .map((file) => [file.path, file.imports.map(housePathOf).filter((path) => path !== null)]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, road: readonly string[]): void => {
    if (road.includes(path)) circles.push([...road.slice(road.indexOf(path)), path].join(' -> '));
    if (done.has(path) || road.includes(path)) return;
    for (const next of needs.get(path) ?? []) visit(next, [...road, path]);
    done.add(path);
  };
  for (const path of needs.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

test('a guarded package is imported in its one home only', () => {
  const trespasses = sources.flatMap((file) =>
    file.imports.flatMap((specifier) => {
      const homes = GUARDED_PACKAGES[packageOf(specifier)];
      const home = homes === undefined || homes.some((path) => file.path === path || file.path.startsWith(`${path}/`));
      return home ? [] : [`${file.path} imports ${specifier}`];
    }),
  );
  expect(trespasses).toEqual([]);
});

test('imports inside the house are subpaths with their extension', () => {
  const wrong = sources.flatMap((file) =>
    file.imports
      .filter(
        (specifier) => specifier.startsWith('.') || (specifier.startsWith('#') && !/\.\w+(\?\w+)?$/.test(specifier)),
      )
      .map((specifier) => `${file.path} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('every import inside the house leads to a file', () => {
  const dangling = sources.flatMap((file) =>
    file.imports
      .map(housePathOf)
      .filter((target) => target !== null && !existsSync(join(ROOT, target.replace(/\?\w+$/, ''))))
      .map((target) => `${file.path} imports ${target}`),
  );
  expect(dangling).toEqual([]);
});

test('the core reaches for no Node module', () => {
  const reaching = sources
    .filter((file) => file.path.startsWith('src-core/'))
    .flatMap((file) => file.imports.filter((name) => name.startsWith('node:')).map((name) => `${file.path}: ${name}`));
  expect(reaching).toEqual([]);
});

test('the core tells no time and rolls no dice', () => {
  const impure = sources
    .filter((file) => file.path.startsWith('src-core/'))
    .filter((file) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/.test(file.text))
    .map((file) => file.path);
  expect(impure).toEqual([]);
});

test('nothing but the plan stands at the top level', () => {
  const top = new Set(listFiles().map((path) => path.split('/')[0] ?? ''));
  expect([...top].filter((name) => !name.startsWith('.') && !TOP_LEVEL.includes(name))).toEqual([]);
});

test('file names are whole words in the style of the house', () => {
  const odd = sources
    .map((file) => file.path)
    .filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      const component = /^[A-Z][A-Za-z0-9]*\.tsx$/.test(name);
      const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.tsx?$/.test(name);
      return !(component || kebab) || /(^|-)(utils?|helpers?|common|manager)(-|\.)/.test(name);
    });
  expect(odd).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"|https?:\/\/registry/);
});

test('the lock file holds the binaries of every machine we ship to', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const missing = [
    ['@biomejs/cli-', 'linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64'],
    ['@img/sharp-', 'linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64'],
    ['@rolldown/binding-', 'linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc'],
  ].flatMap(([family, ...kinds]) => kinds.filter((kind) => !lock.includes(`node_modules/${family}${kind}"`)));
  expect(missing).toEqual([]);
});
