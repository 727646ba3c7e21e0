// A release is not packed on anybody's word: the proof is run, or there is no release.
import { afterEach, expect, test } from 'vitest';
import { pinnedElectron } from '#main/cli/electron-binary.ts';
import { prove } from '#main/cli/prove.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const dist = { folder: '', binary: '', platform: 'linux', arch: 'x64' } as const;

afterEach(() => {
  delete process.env.ELECTRON_OVERRIDE_DIST_PATH;
});

test('another Electron than the pinned one proves nothing', () => {
  expect(() => prove({ ...dist, version: '1.0.0' })).toThrow(`a release is packed with ${pinnedElectron()}`);
});

test('where no Electron can be started, there is no proof', () => {
  process.env.ELECTRON_OVERRIDE_DIST_PATH = temporaryFolder('no-electron');
  expect(() => prove({ ...dist, version: pinnedElectron() }, 'ignore')).toThrow('was not proven');
});
