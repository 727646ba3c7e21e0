// A stretch of a text with shades over parts of it: the words of a finding, and words that were looked for.

export interface Shade {
  readonly start: number;
  readonly end: number;
  readonly className: string;
}

interface ShadedTextProps {
  /** Where the stretch begins in the text that the shades are counted in. */
  readonly start: number;
  readonly text: string;
  readonly shades: readonly Shade[];
}

export function ShadedText({ start, text, shades }: ShadedTextProps) {
  const over = shades.filter((shade) => shade.end > start && shade.start < start + text.length);
  if (over.length === 0) return text;
  const within = (place: number): number => Math.min(text.length, Math.max(0, place - start));
  const cuts = [...new Set([0, text.length, ...over.flatMap((shade) => [within(shade.start), within(shade.end)])])];
  cuts.sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const piece = text.slice(from, cuts[index + 1]);
    const names = over.filter((shade) => shade.start <= start + from && shade.end > start + from);
    if (names.length === 0) return piece;
    return (
      <span key={from} className={names.map(({ className }) => className).join(' ')}>
        {piece}
      </span>
    );
  });
}
