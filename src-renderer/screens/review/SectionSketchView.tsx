// An aliquot tract as a sketch: its part of the section shaded, and what it is drawn from.
import type { SectionSketch, SketchPoint } from '#core/plss/section-sketch.ts';

/** One quarter-quarter, in the units of the drawing. */
const SIDE = 60;
const EDGE = 24;

const pathOf = (ring: readonly SketchPoint[]): string =>
  `${ring.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${(x * SIDE).toFixed(2)} ${((4 - y) * SIDE).toFixed(2)}`).join('')}Z`;

export function SectionSketchView({ sketch }: { readonly sketch: SectionSketch }) {
  const whole = 4 * SIDE;
  const nominal = sketch.kind === 'nominal';
  return (
    <figure className="section-sketch">
      <svg
        role="img"
        aria-label={`Sketch of ${sketch.label === '' ? 'the tract' : sketch.label}. ${sketch.words}`}
        viewBox={`${String(-EDGE)} ${String(-EDGE)} ${String(whole + 2 * EDGE)} ${String(whole + 2 * EDGE)}`}
      >
        {sketch.shaded.map((ring) => (
          <path key={pathOf(ring)} className="sketch-part" d={pathOf(ring)} />
        ))}
        {sketch.excepted.map((ring) => (
          <path key={pathOf(ring)} className="sketch-excepted" d={pathOf(ring)} />
        ))}
        {nominal ? (
          <>
            <path
              className="sketch-sixteenth"
              d={[1, 3]
                .map((n) => `M${String(n * SIDE)} 0v${String(whole)}M0 ${String(n * SIDE)}h${String(whole)}`)
                .join('')}
            />
            <path
              className="sketch-quarter"
              d={`M${String(2 * SIDE)} 0v${String(whole)}M0 ${String(2 * SIDE)}h${String(whole)}`}
            />
            <rect className="sketch-section" width={whole} height={whole} />
          </>
        ) : null}
        <text className="figure-text figure-point-text" x={2 * SIDE} y={-EDGE / 2} fontSize={13}>
          {sketch.label}
        </text>
      </svg>
      <figcaption>{sketch.words}</figcaption>
    </figure>
  );
}
