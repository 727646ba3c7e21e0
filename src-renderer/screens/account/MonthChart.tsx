// The documents of the month, a bar for each day; what is billed beyond the plan stands on top, hatched.
import type { Plan } from '#core/schema/billing.ts';

const WIDTH = 720;
const HEIGHT = 150;
const LEFT = 34;
const FOOT = 22;
const HEAD = 10;

interface Day {
  readonly number: number;
  readonly documents: number;
  readonly overage: number;
}

function daysOf({ period_start, period_end, days }: Plan): Day[] {
  const length = Math.round((Date.parse(period_end) - Date.parse(period_start)) / 86_400_000);
  const month = period_start.slice(0, 8);
  return Array.from({ length }, (_, i) => {
    const day = `${month}${String(i + 1).padStart(2, '0')}`;
    const found = days.find((one) => one.day === day);
    return { number: i + 1, documents: found?.documents ?? 0, overage: found?.overage ?? 0 };
  });
}

/** The top of the scale: 1, 2 or 4 times a power of ten, at least four, so that its middle is a whole document. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = [1, 2, 4, 10].find((times) => times * power >= most) ?? 10;
  return Math.max(4, step * power);
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function MonthChart({ plan }: { readonly plan: Plan }) {
  const days = daysOf(plan);
  const month = MONTH.format(new Date(plan.period_start));
  const top = topOf(Math.max(...days.map(({ documents }) => documents)));
  const tall = HEIGHT - FOOT - HEAD;
  const wide = (WIDTH - LEFT) / days.length;
  const y = (documents: number): number => HEAD + tall - (documents / top) * tall;
  const total = `${plan.documents.toLocaleString('en-US')} ${plan.documents === 1 ? 'document' : 'documents'}`;
  return (
    <figure className="month-chart">
      <figcaption>
        Documents a day, {month}
        {plan.overage_documents > 0 ? (
          <span className="chart-key">
            <span className="chart-swatch" aria-hidden /> beyond the plan
          </span>
        ) : null}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${total} in ${month}`}>
        <defs>
          <pattern id="beyond" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="chart-beyond-ground" width="5" height="5" />
            <rect className="chart-beyond-line" width="2.2" height="5" />
          </pattern>
        </defs>
        {[0, top / 2, top].map((mark) => (
          <g key={mark}>
            <line className="chart-line" x1={LEFT} x2={WIDTH} y1={y(mark)} y2={y(mark)} />
            <text className="chart-text" x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {mark.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {days.map(({ number, documents, overage }) => {
          const x = LEFT + (number - 1) * wide + wide * 0.15;
          return (
            <g key={number}>
              <rect
                className="chart-bar"
                x={x}
                width={wide * 0.7}
                y={y(documents - overage)}
                height={y(0) - y(documents - overage)}
              />
              {overage === 0 ? null : (
                <rect
                  className="chart-beyond"
                  fill="url(#beyond)"
                  x={x}
                  width={wide * 0.7}
                  y={y(documents)}
                  height={y(documents - overage) - y(documents)}
                />
              )}
              {number === 1 || number % 5 === 0 ? (
                <text className="chart-text" x={x + wide * 0.35} y={HEIGHT - 6} textAnchor="middle">
                  {number}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      {plan.days.length === 0 ? <p className="muted">Nothing was read this month yet.</p> : <DayTable plan={plan} />}
    </figure>
  );
}

function DayTable({ plan }: { readonly plan: Plan }) {
  return (
    <details>
      <summary>The days as a table</summary>
      <table className="rows" aria-label="Documents a day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="number">
              Documents
            </th>
            <th scope="col" className="number">
              Beyond the plan
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.days.map(({ day, documents, overage }) => (
            <tr key={day}>
              <td>{day}</td>
              <td className="number">{documents}</td>
              <td className="number">{overage}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
