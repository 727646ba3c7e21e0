// The Electron that is used: named by the environment before the installed one, and known for what it is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { installedElectron, pinnedElectron } from '#main/cli/electron-binary.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

function elf(machine: number): Buffer {
  const head = Buffer.alloc(1024);
  head.writeUInt32BE(0x7f454c46, 0);
  head.writeUInt16LE(machine, 18);
  return head;
}

function pe(machine: number): Buffer {
  const head = Buffer.alloc(1024);
  head.write('MZ');
  head.writeUInt32LE(128, 60);
  head.write('PE', 128);
  head.writeUInt16LE(machine, 132);
  return head;
}

function machO(type: number): Buffer {
  const head = Buffer.alloc(1024);
  head.writeUInt32LE(0xfeedfacf, 0);
  head.writeUInt32LE(type, 4);
  return head;
}

test.each([
  ['electron', elf(62), 'linux', 'x64'],
  ['electron', elf(183), 'linux', 'arm64'],
  ['electron.exe', pe(0x8664), 'win32', 'x64'],
  ['electron.exe', pe(0xaa64), 'win32', 'arm64'],
  ['Electron.app/Contents/MacOS/Electron', machO(0x0100000c), 'darwin', 'arm64'],
  ['electron', Buffer.alloc(0), 'linux', 'unknown'],
])('%s with its own head is for %3$s %4$s', (name, head, platform, arch) => {
  const folder = temporaryFolder('dist');
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), head);
  writeFileSync(join(folder, 'version'), 'v42.0.0\n');
  const found = installedElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder });
  expect(found).toEqual({ folder, binary: join(folder, name), version: '42.0.0', platform, arch });
});

test('a named folder without one is none, whatever else is installed', () => {
  expect(installedElectron({ ELECTRON_OVERRIDE_DIST_PATH: temporaryFolder('dist') })).toBeNull();
});

test('the pinned version is a version', () => {
  expect(pinnedElectron()).toMatch(/^\d+\.\d+\.\d+$/);
});
