// The courses of two tracts side by side: both sentences, both values as written and as worked out, what changed.
import { useMemo } from 'react';
import type { ComparedCourse, ComparedPair } from '#core/compare/comparison.ts';
import type { ComparedField } from '#core/compare/course-differences.ts';
import { AgreementMark } from '#renderer/screens/compare/AgreementMark.tsx';
import { changedWords, type MarkedWord } from '#renderer/screens/compare/changed-words.ts';
import { useShownRow } from '#renderer/screens/compare/use-shown-row.ts';
import { selectPlace } from '#renderer/state/comparing.ts';

interface CourseTableProps {
  readonly pairs: readonly ComparedPair[];
  readonly tract: number;
  readonly only: boolean;
}

export function CourseTable({ pairs, tract, only }: CourseTableProps) {
  const shown = pairs.map((pair, at) => ({ pair, at })).filter(({ pair }) => !only || pair.agreement !== 'agrees');
  if (shown.length === 0) return null;
  return (
    <table className="compare-table compare-courses">
      <caption>The calls</caption>
      <thead>
        <tr>
          <th scope="col">First</th>
          <th scope="col">Agreement</th>
          <th scope="col">Second</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ pair, at }) => (
          <CourseRow key={at} pair={pair} tract={tract} at={at} />
        ))}
      </tbody>
    </table>
  );
}

interface CourseRowProps {
  readonly pair: ComparedPair;
  readonly tract: number;
  readonly at: number;
}

function CourseRow({ pair, tract, at }: CourseRowProps) {
  const { kind, first, second, agreement, told, differences, words } = pair;
  const place = { tract, kind: 'course', at } as const;
  const { row, selected } = useShownRow(place);
  const fields = differences.map(({ field }) => field);
  const sentences = useMemo(
    () => changedWords(first?.verbatim ?? '', second?.verbatim ?? ''),
    [first?.verbatim, second?.verbatim],
  );
  return (
    <tr ref={row} className={selected ? 'compare-selected' : ''} tabIndex={-1} onClick={() => selectPlace(place)}>
      <td>
        <Course course={first} kind={kind} fields={fields} sentence={sentences[0]} apart={agreement === 'first_only'} />
      </td>
      <td>
        <AgreementMark agreement={agreement} told={told} />
        {words.map((word) => (
          <p key={word} className="compare-words">
            other {word}
          </p>
        ))}
      </td>
      <td>
        <Course
          course={second}
          kind={kind}
          fields={fields}
          sentence={sentences[1]}
          apart={agreement === 'second_only'}
        />
      </td>
    </tr>
  );
}

interface CourseProps {
  readonly course: ComparedCourse | null;
  readonly kind: ComparedPair['kind'];
  readonly fields: readonly ComparedField[];
  readonly sentence: readonly MarkedWord[];
  /** It stands in this document alone. */
  readonly apart: boolean;
}

function Course({ course, kind, fields, sentence, apart }: CourseProps) {
  if (course === null) return <span className="muted">none</span>;
  const { bearing, length_ft, recorded_bearing, recorded_distance, curve, doubted } = course;
  const mark = (...named: readonly ComparedField[]): string =>
    apart || named.some((field) => fields.includes(field)) ? 'compare-changed' : '';
  const feet = length_ft === null ? null : `${length_ft.toFixed(2)} ft`;
  return (
    <div className="compare-course">
      <span className="compare-number">
        {kind === 'tie' ? 'T' : ''}
        {course.call + 1}
      </span>
      <div>
        <p className="compare-values">
          <span className={mark('bearing', 'kind')}>{recorded_bearing ?? bearing ?? 'no bearing'}</span>
          {' · '}
          <span className={mark('distance', 'kind')}>{recorded_distance ?? feet ?? 'no length'}</span>
          {doubted ? <span className="compare-doubted">in doubt</span> : null}
        </p>
        <p className="compare-worked">
          {[bearing, feet].filter((part) => part !== null).join(' · ')}
          {curve === '' ? null : (
            <>
              {', '}
              <span className={mark('kind', 'radius', 'arc_length', 'delta', 'curve_direction')}>{curve}</span>
            </>
          )}
        </p>
        <p className="compare-sentence">
          {sentence.map(({ text, changed }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: words stand where they stand
            changed ? <mark key={at}>{text}</mark> : text,
          )}
        </p>
      </div>
    </div>
  );
}
