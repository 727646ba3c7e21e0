// The page of all runs that were kept, best first: by wrong passes, then by what was sure and wrong, then by courses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score, Share } from '#test/benchmark/score.ts';

export interface Kept {
  readonly program: string;
  readonly date: string;
  readonly seed: number;
  readonly count: number;
  readonly machine: string;
  readonly scores: { readonly text: Score; readonly scan: Score };
}

const rate = ({ of, right }: Share): number => (of === 0 ? 0 : right / of);
const percent = (share: Share): string => (share.of === 0 ? '–' : `${(100 * rate(share)).toFixed(1)} %`);
const fraction = ({ of, right }: Share): string => (of === 0 ? '–' : `${right} of ${of}`);

/** The harmonic mean of what was found and what was right of what was given out. */
function f1(recall: Share, precision: Share): string {
  const [r, p] = [rate(recall), rate(precision)];
  return r + p === 0 ? '0.000' : ((2 * r * p) / (r + p)).toFixed(3);
}

const COLUMNS: Readonly<Record<string, (score: Score) => string>> = {
  'wrong PASS on traps': ({ wrong_pass }) => fraction(wrong_pass),
  'sound, not passed': ({ lost_controls }) => fraction(lost_controls),
  'sure and wrong': ({ sure_and_wrong }) => fraction(sure_and_wrong),
  'courses F1': ({ recall, precision }) => f1(recall, precision),
  curves: ({ curves }) => percent(curves),
  'tracts and areas': ({ tracts }) => percent(tracts),
  'facts F1': ({ facts_recall, facts_precision }) => f1(facts_recall, facts_precision),
  's a page': ({ seconds_a_page }) => seconds_a_page.toFixed(3),
  refused: ({ refused }) => String(refused),
};

export function scoreLines({ text, scan }: Kept['scores']): string {
  return Object.entries(COLUMNS)
    .map(([name, cell]) => `  ${name.padEnd(22)} text ${cell(text).padEnd(14)} scans ${cell(scan)}`)
    .join('\n');
}

function order(a: Kept, b: Kept): number {
  const keys = ({ scores: { text, scan } }: Kept): number[] => [
    rate({ of: text.wrong_pass.of + scan.wrong_pass.of, right: text.wrong_pass.right + scan.wrong_pass.right }),
    rate({
      of: text.sure_and_wrong.of + scan.sure_and_wrong.of,
      right: text.sure_and_wrong.right + scan.sure_and_wrong.right,
    }),
    -rate(text.recall) - rate(scan.recall),
  ];
  const [x, y] = [keys(a), keys(b)];
  const at = x.findIndex((value, index) => value !== y[index]);
  return at === -1 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
}

export function leaderboard(folder: string): string {
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept)
    .toSorted(order);
  const table = (kind: keyof Kept['scores']): string => {
    const names = Object.keys(COLUMNS);
    const head = `| program | seed | ${names.join(' | ')} |\n|---|---|${names.map(() => '---|').join('')}`;
    const rows = runs.map(
      ({ program, seed, count, scores }) =>
        `| ${program} | ${seed} (${count}) | ${Object.values(COLUMNS)
          .map((cell) => cell(scores[kind]))
          .join(' | ')} |`,
    );
    return [head, ...rows].join('\n');
  };
  const made = runs.map(
    ({ program, date, seed, count, machine }) =>
      `- ${program}, ${date}: \`npm run benchmark -- --seed ${seed} --count ${count} --keep\` on ${machine}`,
  );
  return [
    '# Leaderboard',
    'Made by `npm run benchmark -- --keep` from `runs/`. What is measured and what is not: [README](README.md).',
    '## Text',
    table('text'),
    '## Scans',
    table('scan'),
    '## How each was made',
    made.join('\n'),
    '',
  ].join('\n\n');
}
