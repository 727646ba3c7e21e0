// The lines of a page as a few arrays. As objects, the words of a long document take as long to hand from one process or
// thread to another as they take to be parsed.
import type { Line, Word } from '#core/schema/page.ts';

export interface PackedLines {
  /** All the words one after the other, without spaces. */
  readonly text: string;
  /** How many words each line has, and how many characters each word. */
  readonly words: Uint32Array;
  readonly characters: Uint32Array;
  /** Four numbers for each word; null where no word has a place. */
  readonly boxes: Float64Array | null;
}

/** Null where a word is not sure or tells more of itself, as those of scans do: they go as they are. */
export function packLines(lines: readonly Line[]): PackedLines | null {
  const count = lines.reduce((sum, line) => sum + line.words.length, 0);
  const placed = lines.some((line) => line.words[0]?.box != null);
  const characters = new Uint32Array(count);
  const boxes = placed ? new Float64Array(count * 4) : null;
  let [text, i] = ['', 0];
  for (const line of lines) {
    for (const word of line.words) {
      const { box } = word;
      if (!isPlain(word) || (box !== null) !== placed) return null;
      if (box !== null && boxes !== null) for (let k = 0; k < 4; k += 1) boxes[i * 4 + k] = box[k] as number;
      characters[i] = word.text.length;
      text += word.text;
      i += 1;
    }
  }
  return { text, words: Uint32Array.from(lines, (line) => line.words.length), characters, boxes };
}

/** The parts of a word that a packed one keeps, or that are the same for all; a new part of words has to be looked for below. */
type Kept = 'text' | 'box' | 'confidence' | 'alternative' | 'agreed';
const plain: Record<Exclude<keyof Word, Kept>, undefined> = {
  doubts: undefined,
  recognised: undefined,
  face: undefined,
};

function isPlain(word: Word): boolean {
  return (
    word.confidence === 1 &&
    word.alternative === null &&
    word.agreed === null &&
    word.doubts === plain.doubts &&
    word.recognised === plain.recognised &&
    word.face === plain.face
  );
}

export function unpackLines({ text, words, characters, boxes }: PackedLines): Line[] {
  let [word, at] = [0, 0];
  return Array.from(words, (count): Line => {
    const line: Word[] = [];
    for (const last = word + count; word < last; word += 1) {
      const from = at;
      at += characters[word] as number;
      line.push({
        text: text.slice(from, at),
        box: boxes === null ? null : boxAt(boxes, word * 4),
        confidence: 1,
        alternative: null,
        agreed: null,
      });
    }
    return { words: line };
  });
}

function boxAt(boxes: Float64Array, at: number): NonNullable<Word['box']> {
  return [boxes[at] as number, boxes[at + 1] as number, boxes[at + 2] as number, boxes[at + 3] as number];
}
