// A comparison in lines of text for a terminal, and as a table that a spreadsheet takes.
import type { Agreement, ComparedCourse, ComparedFact, ComparedTract, Comparison } from '#core/compare/comparison.ts';

/** Read where there is no colour, so each has a sign of its own. */
const SIGNS: Readonly<Record<Agreement, string>> = {
  agrees: '=',
  differs: '≠',
  first_only: '−',
  second_only: '+',
  unknown: '?',
};

export function comparisonText(comparison: Comparison): string {
  return [
    `first:  ${comparison.first}`,
    `second: ${comparison.second}`,
    `= agrees, ≠ differs, − only in the first, + only in the second, ? nothing to compare`,
    `Agreement means ${comparison.within}.`,
    '',
    ...comparison.facts.map(factLine),
    ...comparison.tracts.flatMap(tractLines),
    '',
    ...comparison.notes,
    '',
  ].join('\n');
}

function factLine({ fact, first, second, agreement, by }: ComparedFact): string {
  const values = agreement === 'agrees' ? first : `${first || '(not stated)'} | ${second || '(not stated)'}`;
  return `  ${SIGNS[agreement]} ${fact}: ${values}${by === '' ? '' : `  ${by}`}`;
}

function tractLines(tract: ComparedTract): string[] {
  const names = [tract.first, tract.second].map((one) => one?.name ?? '(none)');
  return [
    '',
    `${names[0] === names[1] ? (names[0] ?? '') : names.join(' | ')}`,
    ...tract.notes.map((note) => `  ${note}`),
    ...tract.facts.map(factLine),
    ...tract.pairs.map(({ kind, first, second, agreement, told }) => {
      const mark = kind === 'tie' ? 'T' : '';
      const number = (one: ComparedCourse | null): string => (one === null ? '-' : `${mark}${String(one.call + 1)}`);
      const values =
        agreement === 'agrees' && first !== null && second !== null
          ? valueText(first)
          : [first, second].map((one) => (one === null ? '' : valueText(one))).join(' | ');
      return `  ${SIGNS[agreement]} ${number(first).padStart(4)} ${number(second).padStart(4)}  ${values}  [${told}]`;
    }),
  ];
}

/** As written where that was found, and worked out beside it. */
function valueText({ recorded_bearing, recorded_distance, bearing, length_ft, curve }: ComparedCourse): string {
  const worked = [bearing, length_ft === null ? null : `${length_ft.toFixed(2)} ft`].filter((part) => part !== null);
  const written = [recorded_bearing, recorded_distance].filter((part) => part !== null).join(', ');
  const computed = [worked.join(' '), curve].filter((part) => part !== '').join(', ') || 'not recorded';
  return written === '' || plain(written) === plain(computed) ? computed : `${written} (${computed})`;
}

const plain = (text: string): string => text.replaceAll(/[\s,.]+/g, '').toLowerCase();

const HEAD = [
  'Tract',
  'Kind',
  'No. in first',
  'No. in second',
  'Agreement',
  'Difference',
  'First: recorded bearing',
  'First: recorded distance',
  'First: bearing',
  'First: feet',
  'First: curve',
  'Second: recorded bearing',
  'Second: recorded distance',
  'Second: bearing',
  'Second: feet',
  'Second: curve',
  'First: words',
  'Second: words',
];

/** Parted by tabs; a tab or a line break inside a value would part it too. */
export function comparisonTable({ facts, tracts, first, second, within }: Comparison): string {
  const rows: string[][] = [
    ['First', first],
    ['Second', second],
    ['Agreement', within],
    ['Fact', '', '', '', 'Agreement', 'Difference', 'First', 'Second'],
    ...facts.map((fact) => factRow('', fact)),
    HEAD,
    ...tracts.flatMap((tract) => {
      const name = [tract.first?.name, tract.second?.name].filter((one) => one !== undefined);
      const title = [...new Set(name)].join(' / ');
      return [
        ...tract.facts.map((fact) => factRow(title, fact)),
        ...tract.pairs.map((pair) => [
          title,
          pair.kind,
          pair.first === null ? '' : String(pair.first.call + 1),
          pair.second === null ? '' : String(pair.second.call + 1),
          SIGNS[pair.agreement],
          pair.told,
          ...cellsOf(pair.first),
          ...cellsOf(pair.second),
          pair.first?.verbatim ?? '',
          pair.second?.verbatim ?? '',
        ]),
      ];
    }),
  ];
  return rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t')).join('\n');
}

const factRow = (title: string, { fact, first, second, agreement, by }: ComparedFact): string[] => [
  title,
  fact,
  '',
  '',
  SIGNS[agreement],
  by,
  first,
  second,
];

const cellsOf = (course: ComparedCourse | null): string[] =>
  course === null
    ? ['', '', '', '', '']
    : [
        course.recorded_bearing ?? '',
        course.recorded_distance ?? '',
        course.bearing ?? '',
        course.length_ft === null ? '' : String(course.length_ft),
        course.curve,
      ];
