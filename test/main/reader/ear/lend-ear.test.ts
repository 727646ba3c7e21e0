// One ear for all reading threads, and what becomes of it when they or the program end.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hearBy } from '#main/reader/ear/asked-ear.ts';
import { hearHere } from '#main/reader/ear/hear-here.ts';
import { lendEar } from '#main/reader/ear/lend-ear.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const PASSAGES = ['Taxes are paid.', 'The north half acre is kept by the grantor for his son.'].map((words) => ({
  words,
  isAmongCourses: false,
}));

test('two that it is lent to hear what is heard here', async () => {
  const [one, other] = [lendEar(), lendEar()];
  const here = await hearHere(PASSAGES);
  expect(await Promise.all([hearBy(one.port)(PASSAGES), hearBy(other.port)(PASSAGES)])).toEqual([here, here]);
  one.giveBack();
  expect(await hearBy(other.port)(PASSAGES.slice(1))).toEqual(here.slice(1));
  other.giveBack();
});

const source = (name: string): string =>
  JSON.stringify(new URL(`../../../../src-main/reader/ear/${name}.ts`, import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const run = (program: string, env = process.env) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program], {
    cwd: root,
    env,
  });

test('on its thread too the engine reports to nobody and leaves no trace on the machine', () => {
  const home = temporaryFolder('quiet-ear');
  const program = `
    const { hearBy } = await import(${source('asked-ear')});
    const { lendEar } = await import(${source('lend-ear')});
    await hearBy(lendEar().port)(${JSON.stringify(PASSAGES)});
    process.exit(3);`;
  // As at a person's desk: a build server's variables would keep the engine quiet by themselves.
  const env = { PATH: process.env.PATH ?? '', HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, TMP: home };
  expect(run(program, env)).toMatchObject({ status: 3, signal: null });
  expect(readdirSync(home)).toEqual([]);
});

test('given back by all it ends, whoever asks it then is told so, and the next has one again', () => {
  // A program of its own: here other tests may still hold it.
  const { stdout, stderr } = run(`
    const { hearBy } = await import(${source('asked-ear')});
    const { lendEar } = await import(${source('lend-ear')});
    const passages = ${JSON.stringify(PASSAGES)};
    const { port, giveBack } = lendEar();
    const hear = hearBy(port);
    const first = await hear(passages);
    const closed = new Promise((resolve) => port.once('close', resolve));
    giveBack();
    const next = lendEar();
    const again = await hearBy(next.port)(passages);
    await closed;
    const refused = await hear(passages).catch(({ message }) => message);
    next.giveBack();
    console.log(JSON.stringify({ isSame: again.join() === first.join(), refused }));`);
  expect(JSON.parse(stdout.toString() || stderr.toString())).toEqual({
    isSame: true,
    refused: 'The thread that hears sentences has ended.',
  });
});

// A thread that ends within native code ends the whole program with a signal.
test.each([0, 30, 150, 400, 900])('a program may end %i ms after it has begun to hear', (after_ms) => {
  const program = `
    const { hearBy } = await import(${source('asked-ear')});
    const { lendEar } = await import(${source('lend-ear')});
    const passages = Array.from({ length: 400 }, (_, i) => ({ words: 'Lot ' + i + ' is sold to the church.', isAmongCourses: false }));
    const hear = hearBy(lendEar().port);
    const hearAgain = () => hear(passages).then(hearAgain, () => process.exit(8));
    hearAgain();
    setTimeout(() => process.exit(3), ${after_ms});`;
  const { status, signal, stderr } = run(program);
  expect({ status, signal, stderr: stderr.toString() }).toMatchObject({ status: 3, signal: null });
});
