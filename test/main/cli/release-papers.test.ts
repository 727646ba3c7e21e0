// What lies beside the installers of a release: the same sources give the same papers, and nothing that ships is left out.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, type NpmBill } from '#main/cli/bill-of-materials.ts';
import { collectLicences } from '#main/cli/licences.ts';
import { checksumsOf, licenceTextsOf, notesOf } from '#main/cli/release-papers.ts';
import { configOf } from '#main/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string; dev?: boolean }>;
};
const licences = collectLicences(root);
const release = { version: '0.1.0', date: new Date('2026-01-02T03:04:05Z') };

function npmBill(): NpmBill {
  const words = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const npm = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  return JSON.parse(npm.stdout) as NpmBill;
}

interface Component {
  name: string;
  version: string;
  type: string;
  'bom-ref': string;
  hashes?: { content: string }[];
}

test('the bill names every package at run time, Electron, the lettering and the models, the same each time', () => {
  const models = ['finder', 'swift', 'keen'].map((name) => `resources/models/${name}.onnx`);
  const files = models.map((path) => ({ path, bytes: readFileSync(join(root, path)) }));
  const npm = npmBill();
  const bill = billOfMaterials(npm, licences, files, release);
  const later = { ...npm, serialNumber: 'urn:uuid:other', metadata: { ...npm.metadata, timestamp: 'later' } };
  expect(billOfMaterials(later, licences, files, release)).toBe(bill);
  const { components, serialNumber } = JSON.parse(bill) as { components: Component[]; serialNumber: string };
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const named = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const installed = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path !== '' && dev !== true && existsSync(join(root, path)),
  );
  const missing = installed.filter(
    ([path, { version }]) => !named.has(`${path.split('node_modules/').at(-1)} ${version}`),
  );
  expect(missing).toEqual([]);
  for (const name of [
    'electron',
    '@fontsource-variable/inter',
    'IBM Plex',
    'us-atlas',
    'SCOWL word list',
    'all-MiniLM-L6-v2',
  ])
    expect(components.map((component) => component.name)).toContain(name);
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  const shipped = JSON.parse(readFileSync(join(root, 'resources/models/models.json'), 'utf8')) as object;
  for (const path of models) {
    const [hash] = components.find(({ name }) => name === path)?.hashes ?? [];
    // The eye itself refuses weights of another hash.
    expect(JSON.stringify(shipped)).toContain(hash?.content);
  }
});

test('everything that ships has its licence, and none forbids a commercial product', () => {
  const texts = licenceTextsOf(licences);
  for (const { name, licence } of licences) {
    expect(texts).toContain(name);
    expect(licence, name).not.toMatch(/^(A?GPL|SSPL|BUSL)/);
  }
});

test('checksums are those that sha256sum checks', async () => {
  const folder = temporaryFolder('sums');
  writeFileSync(join(folder, 'b.deb'), 'two');
  writeFileSync(join(folder, 'a.dmg'), 'one');
  const sums = await checksumsOf([join(folder, 'b.deb'), join(folder, 'a.dmg')]);
  expect(sums).toMatch(/^7692c3ad[0-9a-f]{56} {2}a\.dmg\n3fc4ccfe[0-9a-f]{56} {2}b\.deb\n$/);
});

test('a version has its notes in the changelog, and one that has none is not released', () => {
  const changelog = readFileSync(join(root, '.github', 'CHANGELOG.md'), 'utf8');
  expect(notesOf(changelog, configOf({}).version)).toMatch(/^# Deedproof \d+\.\d+\.\d+\n\n\S/);
  expect(notesOf(changelog, '9.9.9')).toBeNull();
  expect(notesOf('## 0.1.10\n\nten\n\n## 0.1.1\n\none\n', '0.1.1')).toBe('# Deedproof 0.1.1\n\none\n');
});
