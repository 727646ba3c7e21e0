import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileAhead } from '#main/cli/compile-ahead.ts';
import { compiledAhead } from '#main/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** A built program that does no more than `program` says. */
function rootOf(program: string): string {
  const root = temporaryFolder('ahead');
  mkdirSync(join(root, 'out', 'main'), { recursive: true });
  mkdirSync(join(root, 'out', 'compiled'));
  writeFileSync(join(root, 'out', 'compiled', 'of-before'), '');
  writeFileSync(join(root, 'package.json'), '{"type": "module"}');
  writeFileSync(join(root, 'out', 'main', 'part.js'), 'export const page = () => "good";');
  writeFileSync(join(root, 'out', 'main', 'cli.js'), program);
  return root;
}

const SERVING = `
import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
if (!process.argv.includes('serve') || process.env.DEEDPROOF_DATA === undefined) process.exit(2);
enableCompileCache(join(import.meta.dirname, '..', 'compiled'));
const { page } = await import('./part.js');
const server = createServer((_, reply) => reply.end(page())).listen(0, '127.0.0.1', () =>
  console.log('Deedproof is at http://127.0.0.1:' + server.address().port + '/'));
process.once('SIGTERM', () => server.close(() => process.exit(0)));
server.on('request', () => server.closeIdleConnections());
process.once('SIGTERM', () => server.closeAllConnections());
`;

describe('a program that is compiled ahead', () => {
  test('leaves what Node compiled, under the mark of this Node', async () => {
    const root = rootOf(SERVING);
    expect(await compileAhead(root)).toBe(true);
    const { folder, mark } = compiledAhead(root);
    expect(existsSync(mark)).toBe(true);
    const compiled = readdirSync(folder, { recursive: true }).map(String);
    expect(compiled).not.toContain('of-before');
    expect(compiled.length).toBeGreaterThan(2);
  });

  test.each([
    ['does not start', 'process.exit(1);'],
    ['is no program', 'this is none'],
    ['ends badly', SERVING.replace('process.exit(0)', 'process.exit(3)')],
  ])('but %s leaves nothing: it is compiled when it is started', async (_, program) => {
    const root = rootOf(program);
    expect(await compileAhead(root)).toBe(false);
    expect(existsSync(compiledAhead(root).folder)).toBe(false);
  });
});
