// Independent readers of what we write: ezdxf, GDAL, poppler and qpdf, where the machine has them.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const runs = (command: string, args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** A Python that can import the module; null where there is none. */
function findPython(module: string): string | null {
  return ['/usr/bin/python3', 'python3'].find((python) => runs(python, ['-c', `import ${module}`])) ?? null;
}

export const ezdxfPython = findPython('ezdxf');
export const gdalPython = findPython('osgeo.ogr, osgeo_utils.samples.validate_gpkg');
export const hasPoppler = runs('pdffonts', ['-v']) && runs('pdftotext', ['-v']);
export const hasXmllint = runs('xmllint', ['--version']);
export const hasQpdf = runs('qpdf', ['--version']);

/** "with ezdxf", or why the tests under that name are left out. */
export const named = (tool: string, found: unknown): string =>
  found === null || found === false ? `${tool} is not installed here, so its reading is left out` : `read by ${tool}`;

/** Writes the bytes to a file that is gone afterwards. */
export function withFile<Result>(name: string, bytes: string | Uint8Array, work: (path: string) => Result): Result {
  const folder = temporaryFolder('export');
  try {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return work(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a Python script printed as JSON. */
export function python<Answer>(interpreter: string | null, script: string, ...args: string[]): Answer {
  if (interpreter === null) throw new Error('There is no such Python here.');
  return JSON.parse(execFileSync(interpreter, ['-c', script, ...args], { encoding: 'utf8' })) as Answer;
}

export const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: 'utf8' });
