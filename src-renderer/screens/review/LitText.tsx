// A text with some of its characters lit: those that the scan leaves in doubt, or the words of a finding.

interface LitTextProps {
  readonly text: string;
  /** Indexes of the lit characters. */
  readonly at: readonly number[];
  readonly className?: string;
}

export function LitText({ text, at, className = 'doubted' }: LitTextProps) {
  if (at.length === 0) return text;
  return runsOf(text, new Set(at)).map(({ start, piece, lit }) =>
    lit ? (
      <span key={start} className={className}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

interface Run {
  readonly start: number;
  piece: string;
  readonly lit: boolean;
}

function runsOf(text: string, lit: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = runs.at(-1);
    if (last !== undefined && last.lit === lit.has(at)) last.piece += text[at] ?? '';
    else runs.push({ start: at, piece: text[at] ?? '', lit: lit.has(at) });
  }
  return runs;
}
