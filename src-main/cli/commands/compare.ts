// deedproof compare: two held results side by side, call by call.
import { type Command, InvalidArgumentError } from 'commander';
import { compareDocuments, type NamedDocument } from '#core/compare/compare-documents.ts';
import { comparisonTable, comparisonText } from '#core/compare/comparison-text.ts';
import { AS_RECORDED } from '#core/compare/tolerance.ts';
import { readHeld } from '#main/cli/held-file.ts';

interface Options {
  readonly json?: true;
  readonly table?: true;
  readonly within: number;
  readonly seconds: number;
}

export function addCompare(program: Command): void {
  program
    .command('compare')
    .description('say what agrees and what differs between two held results, call by call')
    .argument('<first>', 'a file written by extract')
    .argument('<second>', 'another, such as of a later deed')
    .option('--within <feet>', 'lengths that differ by no more agree', amount, AS_RECORDED.length_ft)
    .option('--seconds <seconds>', 'directions that differ by no more agree', amount, AS_RECORDED.angle_seconds)
    .option('--json', 'the whole comparison as JSON')
    .option('--table', 'as a table parted by tabs')
    .action((first: string, second: string, { json, table, within, seconds }: Options) => {
      const tolerance = { length_ft: within, angle_seconds: seconds };
      const comparison = compareDocuments(documentOf(first), documentOf(second), tolerance);
      if (json === true) console.log(JSON.stringify(comparison, null, 2));
      else console.log(table === true ? comparisonTable(comparison) : comparisonText(comparison).trimEnd());
    });
}

function documentOf(path: string): NamedDocument {
  const { body } = readHeld(path);
  return { name: body.document === '' ? path : body.document, body };
}

/** Nothing below zero, and nothing that would let everything agree. */
function amount(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 3600))
    throw new InvalidArgumentError('It is a number from 0 to 3600.');
  return value;
}
