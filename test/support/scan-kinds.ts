// The kinds of page that recorders hand out, each drawn from a seed: a deed in some hand, on some paper, worn in some way.
import { randomOf } from '#test/support/random.ts';
import { jpegOf, openedPicture, type Picture, pngOf } from '#test/support/scan.ts';
import { type Hand, type WrittenDeed, writtenDeed } from '#test/support/scan-deed.ts';
import { type Face, TYPEWRITERS } from '#test/support/scan-faces.ts';
import { formSheet } from '#test/support/scan-form.ts';
import { closing, FIELD_HANDS } from '#test/support/scan-hands.ts';
import * as marks from '#test/support/scan-marks.ts';
import { BOOK, edited, flowedSheets, LETTER, type Paper, piecesOf } from '#test/support/scan-sheet.ts';
import type { Machine } from '#test/support/scan-typing.ts';
import * as warp from '#test/support/scan-warp.ts';
import * as wear from '#test/support/scan-wear.ts';

export interface FieldPages {
  deed: WrittenDeed;
  hand: Hand;
  /** Every word of the pages that belongs to the deed, in reading order. */
  text: string;
  pages: Picture[];
  files: Buffer[];
}

type Step = (page: Picture, seed: number) => Picture | Promise<Picture>;
type File = 'png' | 'jpeg' | 'tiff';

interface Kind {
  /** Absent for every hand in turn, by seed. */
  hand?: Hand;
  face?: Face;
  machine?: Partial<Machine>;
  paper?: Paper;
  spacing?: number;
  dpi?: number;
  form?: true;
  edits?: true;
  /** The page begins with the end of the deed before. */
  tail?: true;
  /** Two pages of a book on each sheet. */
  paired?: true;
  steps: readonly Step[];
  file?: File;
}

const mark =
  (...list: marks.Mark[]): Step =>
  (page, seed) =>
    marks.withMarks(page, list, seed);
const copy =
  (threshold = 140): Step =>
  (page, seed) =>
    wear.copied(page, threshold, seed);
const turn =
  (quarters: 1 | 2 | 3): Step =>
  (page) =>
    warp.turned(page, quarters);
const lean: Step = (page, seed) => warp.leaning(page, (seed % 2 === 0 ? 1 : -1) * (0.7 + (seed % 5) * 0.5));
const through: Step = (page, seed) => wear.shownThrough(page, backOf(page, seed), 0.12 + (seed % 4) * 0.05);
const soft: Step = (page, seed) => wear.photographed(page, seed);
const edges: Step = (page, seed) => wear.darkEdges(page, seed);
const fold: Step = (page, seed) => wear.gutter(page, seed);
const faxes = (lines: 196 | 98): Step => {
  return (page, seed) => wear.faxed(page, lines, seed);
};
/** Cameras say 72 dots an inch whatever they saw. */
const camera: Step = async (page, seed) => ({ ...(await soft(warp.aslant(page, seed), seed)), dpi: 72 });

const RULED = { paper: BOOK, spacing: 1.7 };
const WORN = { machine: { wear: 1 } };

const FIELD_KINDS = {
  'typed fractions': { hand: 'fractions', face: 'elite', machine: { wear: 0.4 }, steps: [copy()], file: 'tiff' },
  'stacked fractions': {
    hand: 'fractions',
    face: 'fixed',
    machine: { stacked: true },
    steps: [copy(165)],
    file: 'tiff',
  },
  'printed fractions': { hand: 'fractions', face: 'modern', machine: { stacked: true }, steps: [copy(170)] },
  curves: { hand: 'curves', face: 'roman', steps: [copy()], file: 'tiff' },
  'ruled margins': { ...RULED, machine: { wear: 0.5 }, steps: [mark(marks.ruledMargins), copy()], file: 'tiff' },
  'dark edges': { steps: [copy(150), edges], file: 'tiff' },
  'fold of a book': { ...RULED, steps: [fold, copy(150)] },
  'photostat negative': { machine: { wear: 0.5 }, steps: [(page, seed) => wear.negative(page, seed)], file: 'jpeg' },
  'outlined watermark': { face: 'roman', steps: [copy(), mark(marks.outlinedWatermark)], file: 'tiff' },
  'outlined watermark, typed': { machine: { wear: 0.6 }, steps: [copy(), mark(marks.outlinedWatermark)], file: 'tiff' },
  'grey watermark': { face: 'roman', steps: [mark(marks.greyWatermark)], file: 'jpeg' },
  'printed form': { form: true, machine: { wear: 0.4 }, steps: [copy()], file: 'tiff' },
  'printed form, framed': { form: true, machine: { wear: 0.6 }, steps: [mark(marks.runningNumbers), copy(160), edges] },
  'filled letters': { ...WORN, face: 'courier', steps: [copy(175)], file: 'tiff' },
  'uneven strikes': { ...WORN, face: 'fixed', steps: [copy(150)], file: 'tiff' },
  'carbon copy': { machine: { wear: 0.8 }, steps: [(page, seed) => wear.carbon(page, seed)], file: 'jpeg' },
  'fax, fine': { steps: [faxes(196)], file: 'tiff' },
  'fax, standard': { steps: [faxes(98)], file: 'tiff' },
  '150 dpi': { dpi: 150, steps: [soft], file: 'jpeg' },
  '200 dpi, bilevel': { dpi: 200, machine: { wear: 0.5 }, steps: [copy()], file: 'tiff' },
  '400 dpi': { dpi: 400, machine: { wear: 0.5 }, steps: [copy()], file: 'tiff' },
  '600 dpi': { dpi: 600, steps: [copy()], file: 'tiff' },
  'phone photograph': { machine: { wear: 0.4 }, steps: [camera], file: 'jpeg' },
  'bent book page': { ...RULED, steps: [(page, seed) => warp.bent(page, seed), fold, copy(150)] },
  'turned a quarter': { steps: [turn(1), copy()], file: 'tiff' },
  'turned over': { machine: { wear: 0.5 }, steps: [turn(2), copy()], file: 'tiff' },
  'turned three quarters': { ...RULED, steps: [mark(marks.ruledMargins), turn(3), copy()], file: 'tiff' },
  skewed: { steps: [lean, copy()], file: 'tiff' },
  'stamps over text': { steps: [mark(marks.stamps, marks.runningNumbers), copy(150)], file: 'tiff' },
  'notes and words put in': { ...RULED, edits: true, steps: [mark(marks.marginNotes), copy(150)] },
  'words struck out': { edits: true, face: 'courier', steps: [copy()], file: 'tiff' },
  'two pages on a sheet': {
    ...RULED,
    spacing: 2.1,
    paired: true,
    steps: [mark(marks.runningNumbers), copy(150), edges],
  },
  'punch holes': { ...RULED, steps: [copy(), mark(marks.punchHoles)], file: 'tiff' },
  'back shows through': { ...RULED, machine: { wear: 0.7 }, steps: [through, soft], file: 'jpeg' },
  'record book': {
    ...RULED,
    tail: true,
    machine: { wear: 0.9 },
    steps: [mark(marks.ruledMargins, marks.runningNumbers, marks.punchHoles), through, lean, fold, copy(150)],
    file: 'tiff',
  },
  'record book, watermarked': {
    ...RULED,
    machine: { wear: 0.6 },
    edits: true,
    steps: [mark(marks.ruledMargins, marks.stamps), edges, copy(150), mark(marks.outlinedWatermark)],
    file: 'tiff',
  },
} as const satisfies Record<string, Kind>;
export type FieldKind = keyof typeof FIELD_KINDS;

export const FIELD_KIND_NAMES = Object.keys(FIELD_KINDS) as FieldKind[];
const COURSES = 10;

/** The same pages for the same seed; the hands and the typewriters take turns where a kind leaves them open. */
export async function fieldPages(name: FieldKind, seed: number): Promise<FieldPages> {
  const kind: Kind = FIELD_KINDS[name];
  const at = FIELD_KIND_NAMES.indexOf(name);
  const random = randomOf(seed * 7919 + at);
  const hand = kind.hand ?? FIELD_HANDS[(seed + at) % FIELD_HANDS.length]!;
  const deed = writtenDeed(seed + at * 11, COURSES, hand);
  const face = kind.face ?? TYPEWRITERS[(seed + at) % TYPEWRITERS.length]!;
  const machine = { face, size_pt: 11.5, ...kind.machine };
  const dpi = kind.dpi ?? 300;
  const drawn =
    kind.form === true ? drawnForm(deed, machine, dpi, random) : drawnText(deed.text, kind, machine, dpi, random);
  const pages = await worn(kind.paired === true ? paired(drawn.pages) : drawn.pages, kind, seed);
  const files = await Promise.all(pages.map((page) => fileOf(page, kind.file ?? 'png')));
  return { deed, hand, text: drawn.text, pages, files };
}

async function worn(sheets: readonly Picture[], kind: Kind, seed: number): Promise<Picture[]> {
  const pages: Picture[] = [];
  for (const [i, sheet] of sheets.entries()) {
    let page = sheet;
    for (const [k, step] of kind.steps.entries()) page = await step(page, seed * 101 + i * 13 + k);
    pages.push(page);
  }
  return pages;
}

const isPlain = ({ form, edits, tail, paired: two }: Kind): boolean =>
  form !== true && edits !== true && tail !== true && two !== true;

/** The kinds that add nothing to a text but paper, machine and wear. */
export const PLAIN_KIND_NAMES = FIELD_KIND_NAMES.filter((name) => isPlain(FIELD_KINDS[name]));

/** Any text as pages of such a kind, as PNG. */
export async function textPages(text: string, name: FieldKind, seed: number): Promise<Buffer[]> {
  const kind: Kind = FIELD_KINDS[name];
  const random = randomOf(seed * 7919 + FIELD_KIND_NAMES.indexOf(name));
  const machine = { face: kind.face ?? TYPEWRITERS[seed % TYPEWRITERS.length]!, size_pt: 11.5, ...kind.machine };
  const { pages } = drawnText(text, kind, machine, kind.dpi ?? 300, random);
  return Promise.all((await worn(pages, kind, seed)).map(pngOf));
}

function drawnForm(deed: WrittenDeed, machine: Machine, dpi: number, random: () => number) {
  const face: Face = random() < 0.5 ? 'modern' : 'modern-italic';
  const { page, text } = formSheet(
    deed.text.split('\n').find((line) => line.startsWith('BEGINNING')) ?? '',
    { machine, face, dpi },
    random,
  );
  return { pages: [page], text };
}

function drawnText(text: string, kind: Kind, machine: Machine, dpi: number, random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const before = kind.tail === true ? closing(pick, (most) => 1 + Math.floor(random() * most)) : [];
  const paragraphs = [...before, ...text.split('\n')];
  const pieces = paragraphs.map(piecesOf).map((list) => (kind.edits === true ? edited(list, random) : list));
  const manuscript = { paper: kind.paper ?? LETTER, machine, spacing: kind.spacing ?? 1.5, dpi };
  return { pages: flowedSheets(pieces, manuscript, random), text: paragraphs.join('\n') };
}

/** An open book: the second page of a pair may be empty but for its neighbour's back. */
function paired(pages: readonly Picture[]): Picture[] {
  const sheets: Picture[] = [];
  for (let i = 0; i < pages.length; i += 2) {
    const left = pages[i]!;
    const right = pages[i + 1] ?? { ...left, grey: Buffer.alloc(left.grey.length, 255) };
    sheets.push(warp.sideBySide(wear.gutter(left, i + 1, 'right'), wear.gutter(right, i + 2, 'left')));
  }
  return sheets;
}

function backOf(page: Picture, seed: number): Picture {
  const paper = { ...BOOK, height_in: page.height / page.dpi };
  const machine: Machine = { face: 'elite', size_pt: 11.5, wear: 0.6 };
  const pieces = [piecesOf(writtenDeed(seed + 500, 14, 'spaced').text)];
  return flowedSheets(pieces, { paper, machine, spacing: 1.7, dpi: page.dpi }, randomOf(seed))[0]!;
}

function fileOf(page: Picture, file: File): Promise<Buffer> {
  if (file === 'jpeg') return jpegOf(page, 70);
  if (file === 'png') return pngOf(page);
  return openedPicture(page)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: page.dpi / 25.4, yres: (page.dpi_y ?? page.dpi) / 25.4 })
    .toBuffer();
}
