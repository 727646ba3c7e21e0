// The facts of the document and of the open tract, each with how surely it was read; a click lights its words.
import { findFact } from '#core/corrections/confirm-fact.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { FactConfidence } from '#core/schema/fact-confidence.ts';
import type { Finding } from '#core/schema/finding.ts';
import { doubtedName } from '#core/verdict/wording/doubts.ts';
import { factText } from '#core/verdict/wording/facts.ts';
import { ConfidenceMark } from '#renderer/screens/review/ConfidenceMark.tsx';
import { isSameFinding, lightFinding, useReview } from '#renderer/state/review.ts';

interface Fact {
  readonly path: string;
  readonly value: string;
  readonly told: FactConfidence;
}

export function FactList() {
  const extraction = useReview((state) => state.body?.extraction);
  const open = useReview((state) => state.tract);
  const facts = extraction === undefined ? [] : factsOf(extraction, open);
  if (facts.length === 0) return null;
  return (
    <>
      <h3>Facts</h3>
      <ul className="facts" aria-label="Facts">
        {facts.map((fact) => (
          <li key={fact.path}>
            <FactRow fact={fact} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FactRow({ fact }: { readonly fact: Fact }) {
  const { path, value, told } = fact;
  const light = lightOf(fact);
  const isLit = useReview(({ lit }) => isSameFinding(lit, light));
  const words = (
    <>
      <span className="fact-name">{doubtedName(path)}</span>
      <span className="fact-value">{value}</span>
      <ConfidenceMark confidence={told.confidence} />
    </>
  );
  if (told.span === null) return <span className="fact">{words}</span>;
  return (
    <button
      type="button"
      className="fact"
      aria-pressed={isLit}
      title="Show the words in the document"
      onClick={() => lightFinding(light)}
    >
      {words}
    </button>
  );
}

/** A fact is lit as a reason is. */
const lightOf = ({ path, told }: Fact): Finding => ({
  code: path,
  weight: 'note',
  quote: told.quote,
  spans: told.span === null ? [] : [told.span],
});

function factsOf({ metadata, fact_confidence, tracts }: Extraction, open: number): Fact[] {
  const tract = tracts[open];
  const own = Object.entries(fact_confidence ?? {}).map(([path, told]) => ({
    path,
    value: factText(findFact(metadata, path) ?? ''),
    told,
  }));
  const described = Object.entries(tract?.fact_confidence ?? {}).map(([path, told]) => ({
    path,
    value: factText(String(tract?.[path as keyof typeof tract] ?? '')),
    told,
  }));
  return [...own, ...described].filter(({ value }) => value !== '');
}
