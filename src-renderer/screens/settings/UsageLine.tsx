// What the account read this month, by every path.
import { service } from '#renderer/api/service.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';

const loadUsage = async () => (await service.call('getUsage', { query: {} })).value;

export function UsageLine() {
  const { value: usage, problem } = useLoaded(loadUsage);
  if (usage === null) return problem === null ? null : <p className="field-error">{problem}</p>;
  const count = (documents: number): string => documents.toLocaleString('en-US');
  return (
    <dl className="usage">
      <div>
        <dt>Documents since {dayOf(usage.period_start)}</dt>
        <dd>{count(usage.documents)}</dd>
      </div>
      <div>
        <dt>Ceiling for the month</dt>
        <dd>{count(usage.monthly_cap)}</dd>
      </div>
      <div>
        <dt>Model tokens</dt>
        <dd>{count(usage.input_tokens + usage.output_tokens)}</dd>
      </div>
    </dl>
  );
}
