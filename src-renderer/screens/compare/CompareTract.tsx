// Two tracts that answer to each other, or one that stands alone: what is said of them, their facts, courses and figures.
import type { ComparedTract, ComparedTractName } from '#core/compare/comparison.ts';
import { CompareFigure } from '#renderer/screens/compare/CompareFigure.tsx';
import { CourseTable } from '#renderer/screens/compare/CourseTable.tsx';
import { FactTable } from '#renderer/screens/compare/FactTable.tsx';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

interface CompareTractProps {
  readonly tract: ComparedTract;
  readonly index: number;
  readonly only: boolean;
}

export function CompareTract({ tract, index, only }: CompareTractProps) {
  const title = titleOf(tract);
  return (
    <section className="compare-tract" aria-label={title}>
      <header className="compare-tract-head">
        <h2>{title}</h2>
        <Side which="First" name={tract.first} />
        <Side which="Second" name={tract.second} />
      </header>
      <div className="compare-tract-body">
        <div className="compare-tract-words">
          <ul className="compare-notes" aria-label={`Of ${title}`}>
            {tract.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <CourseTable pairs={tract.pairs} tract={index} only={only} />
          <FactTable caption="The tract" facts={tract.facts} tract={index} only={only} />
        </div>
        <CompareFigure tract={tract} index={index} />
      </div>
    </section>
  );
}

function titleOf({ first, second }: ComparedTract): string {
  if (first === null || second === null) return first?.name ?? second?.name ?? '';
  return first.name === second.name ? first.name : `${first.name} and ${second.name}`;
}

function Side({ which, name }: { readonly which: string; readonly name: ComparedTractName | null }) {
  return (
    <span className="compare-side">
      <span className="muted">{which}</span>
      {name === null ? 'has none' : name.status === null ? null : <StatusChip status={name.status} />}
      {name?.is_exception === true ? <span className="compare-excepted">excepted</span> : null}
    </span>
  );
}
