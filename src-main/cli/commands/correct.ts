// deedproof correct: operator corrections and compass-rule fits on a held file.
import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { Refusal } from '#core/api/errors.ts';
import { Correction } from '#core/schema/correction.ts';
import { changeBeside, changeHeld, JSON_BODY } from '#main/cli/signed-change.ts';
import { verdictLines } from '#main/cli/verdict-lines.ts';
import { withHouse } from '#main/cli/with-house.ts';
import { correct } from '#main/pipeline/correct.ts';

interface Options {
  readonly set: string[];
  readonly file?: string;
  readonly adjust: number[];
  readonly by: string;
  readonly out?: string;
  readonly data?: string;
}

export function addCorrect(program: Command): void {
  program
    .command('correct')
    .description('correct calls of a held result, or fit a figure by the compass rule; the verdicts are recomputed')
    .argument('<held>', 'a file written by extract')
    .option(
      '--set <json>',
      'a correction, such as {"tract":0,"call":3,"field":"distance","before":301.44,"after":310.44}',
      collect,
      [],
    )
    .option('--file <json>', 'a file with a list of corrections')
    .option('--adjust <tract>', 'fit this tract (counted from 0)', collectIndex, [])
    .option('--by <name>', 'who corrects', '')
    .option('--out <file>', 'where the corrected result goes; over the held file when left out')
    .option('--data <dir>', 'the data folder')
    .action(async (path: string, options: Options) => {
      const corrections = [...options.set.map(readOne), ...readList(options.file)];
      const request = { corrections, adjust: options.adjust, by: options.by };
      const out = options.out ?? path;
      const done = await withHouse(
        options.data,
        async (app) => {
          const deps = { now: app.now(), ...(app.georef === undefined ? {} : { georef: app.georef }) };
          return changeHeld(app, path, out, (body) => correct(body, request, deps));
        },
        async (client) => {
          const reply = await changeBeside(path, out, (bodyOf) =>
            client.call('correct', { body: bodyOf(request), headers: JSON_BODY }),
          );
          return { ...reply, body: reply.extraction };
        },
      );
      console.log(`${done.corrected} corrected, ${done.adjusted} fitted`);
      for (const line of verdictLines(done.body)) console.log(`  ${line}`);
    });
}

function collect(text: string, before: string[]): string[] {
  return [...before, text];
}

function collectIndex(text: string, before: number[]): number[] {
  const index = Number(text);
  if (!Number.isInteger(index) || index < 0) throw new InvalidArgumentError('a tract is a whole number from 0.');
  return [...before, index];
}

function readOne(text: string): Correction {
  return parse(Correction, text);
}

function readList(path: string | undefined): Correction[] {
  return path === undefined ? [] : parse(z.array(Correction), readFileSync(path, 'utf8'));
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (problem) {
    const why = problem instanceof z.ZodError ? z.prettifyError(problem) : 'it is not JSON.';
    throw new Refusal('bad_correction', {}, `The correction does not read: ${why}`);
  }
}
