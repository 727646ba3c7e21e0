// The tracked and new source files of the project, with the modules each one imports.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** Every file that git tracks or would track. */
export function listFiles(): string[] {
  const out = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const gone = new Set(
    execFileSync('git', ['ls-files', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean),
  );
  return out.split('\n').filter((path) => path !== '' && !gone.has(path));
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** The TypeScript files under the `src-*` worlds. */
export function listSources(): SourceFile[] {
  return listFiles()
    .filter((path) => /^src-[a-z]+\/.*\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, imports: [...text.matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? m[3] ?? '') };
    });
}

/** `#core/x.ts` to `src-core/x.ts`; null for anything that is not of the house. */
export function housePathOf(specifier: string): string | null {
  const match = /^#(core|main|renderer)\/(.+)$/.exec(specifier);
  return match === null ? null : `src-${match[1]}/${match[2]}`;
}
