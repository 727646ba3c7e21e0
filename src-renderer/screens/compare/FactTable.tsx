// Facts of two documents, or of two tracts, side by side.
import type { ComparedFact } from '#core/compare/comparison.ts';
import { AgreementMark } from '#renderer/screens/compare/AgreementMark.tsx';
import { useShownRow } from '#renderer/screens/compare/use-shown-row.ts';
import { selectPlace } from '#renderer/state/comparing.ts';

interface FactTableProps {
  readonly caption: string;
  readonly facts: readonly ComparedFact[];
  /** Null for the documents themselves. */
  readonly tract: number | null;
  readonly only: boolean;
}

export function FactTable({ caption, facts, tract, only }: FactTableProps) {
  const shown = facts.map((fact, at) => ({ fact, at })).filter(({ fact }) => !only || fact.agreement !== 'agrees');
  if (shown.length === 0) return null;
  return (
    <table className="compare-table compare-facts">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">First</th>
          <th scope="col">Agreement</th>
          <th scope="col">Second</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ fact, at }) => (
          <FactRow key={fact.fact} fact={fact} tract={tract} at={at} />
        ))}
      </tbody>
    </table>
  );
}

interface FactRowProps {
  readonly fact: ComparedFact;
  readonly tract: number | null;
  readonly at: number;
}

function FactRow({ fact: { fact, first, second, agreement, by }, tract, at }: FactRowProps) {
  const place = { tract, kind: 'fact', at } as const;
  const { row, selected } = useShownRow(place);
  const changed = agreement === 'agrees' ? '' : 'compare-changed';
  return (
    <tr ref={row} className={selected ? 'compare-selected' : ''} tabIndex={-1} onClick={() => selectPlace(place)}>
      <th scope="row">{fact}</th>
      <td>{first === '' ? <span className="muted">not stated</span> : <span className={changed}>{first}</span>}</td>
      <td>
        <AgreementMark agreement={agreement} told={by} />
      </td>
      <td>{second === '' ? <span className="muted">not stated</span> : <span className={changed}>{second}</span>}</td>
    </tr>
  );
}
