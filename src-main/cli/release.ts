// npm run release [-- --trial]: the installers, and beside them checksums, the bill of materials, licence texts and notes.
// Dates are those of the sources' last commit, so that the same sources give the same papers.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, type NpmBill, type ShippedFile } from '#main/cli/bill-of-materials.ts';
import { collectLicences } from '#main/cli/licences.ts';
import { checksumsOf, licenceTextsOf, notesOf } from '#main/cli/release-papers.ts';
import { configOf, productRoot } from '#main/config.ts';

const ROOT = productRoot();
const DIST = join(ROOT, 'dist');
const INSTALLER = /\.(?:AppImage|deb|dmg|exe|blockmap|yml)$/;
/** Data that was made elsewhere or learnt: what it is can be checked. */
const DATA = /^(?:base\/.*\.topojson|fonts\/.*\.woff|models\/[^/]*\.(?:onnx|txt))$/;

function said(command: string, words: readonly string[]): string {
  const ended = spawnSync(command, words, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  });
  if (ended.status !== 0) throw new Error(`${command} ${words.join(' ')}: ${ended.stderr}`);
  return ended.stdout;
}

function shippedFiles(): ShippedFile[] {
  const resources = join(ROOT, 'resources');
  return readdirSync(resources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => DATA.test(path))
    .map((path) => ({ path: `resources/${path}`, bytes: readFileSync(join(resources, path)) }));
}

async function release(): Promise<void> {
  const { version } = configOf({});
  const notes = notesOf(readFileSync(join(ROOT, '.github', 'CHANGELOG.md'), 'utf8'), version);
  if (notes === null) throw new Error(`The changelog says nothing of ${version}.`);
  const seconds = said('git', ['log', '-1', '--format=%ct']).trim();
  const packed = spawnSync('npm', ['run', 'package', '--', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SOURCE_DATE_EPOCH: seconds },
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) {
    console.error('Without installers there is no release.');
    process.exitCode = 1;
    return;
  }
  const licences = collectLicences(ROOT);
  const npm = JSON.parse(said('npm', ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'])) as NpmBill;
  const bill = billOfMaterials(npm, licences, shippedFiles(), { version, date: new Date(Number(seconds) * 1000) });
  const papers = {
    [`deedproof-${version}.cdx.json`]: bill,
    'LICENCES.txt': licenceTextsOf(licences),
    'NOTES.md': notes,
  };
  for (const [name, text] of Object.entries(papers)) writeFileSync(join(DIST, name), text);
  const installers = readdirSync(DIST).filter((name) => INSTALLER.test(name) && !name.startsWith('builder-'));
  const names = [...installers, ...Object.keys(papers)];
  writeFileSync(join(DIST, 'SHA256SUMS'), await checksumsOf(names.map((name) => join(DIST, name))));
  console.log(`dist holds ${names.length} files of the release, and their checksums in SHA256SUMS.`);
}

await release();
