// What the styles of a Word document strike out or hide: ECMA-376 part 1, 17.7 (styles) and 17.7.3 (toggle properties).
import { xmlEvents } from '#main/ingest/formats/xml-events.ts';

/** What one level says of its text; null where it says nothing. */
export interface TextMarks {
  readonly strike: boolean | null;
  readonly dstrike: boolean | null;
  readonly vanish: boolean | null;
}

export const NO_MARKS: TextMarks = { strike: null, dstrike: null, vanish: null };

/** The names of the styles that a run stands under; empty where none is named. */
export interface StylesNamed {
  readonly paragraph: string;
  readonly character: string;
  readonly table: string;
}

export interface TextLook {
  readonly struck: boolean;
  readonly hidden: boolean;
  /** A style strikes or hides and another takes that back, or only some cells of a table are meant. */
  readonly unsure: boolean;
}

interface Style {
  readonly type: string;
  readonly based_on: string;
  readonly is_default: boolean;
  marks: TextMarks;
  /** A part of the table that this style is for, a first row say, is struck out or hidden. */
  partly: boolean;
}

export interface DocxStyles {
  readonly defaults: TextMarks;
  readonly styles: ReadonlyMap<string, Style>;
}

export const NO_STYLES: DocxStyles = { defaults: NO_MARKS, styles: new Map() };

const FIELDS: Readonly<Record<string, keyof TextMarks>> = {
  'w:strike': 'strike',
  'w:dstrike': 'dstrike',
  'w:vanish': 'vanish',
};

/** The marks with what one property says; any other property changes nothing. */
export function withProperty(marks: TextMarks, name: string, value: string | null): TextMarks {
  const field = FIELDS[name];
  if (field === undefined) return marks;
  return { ...marks, [field]: value === null || !/^(?:0|false|off|none)$/i.test(value) };
}

/** Throws where the part is not well formed. */
export function readStyles(xml: string): DocxStyles {
  const styles = new Map<string, Style>();
  const path: string[] = [];
  let defaults = NO_MARKS;
  let open: { id: string; style: Style } | null = null;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'close') {
      path.pop();
      if (event.name === 'w:style') open = null;
    }
    if (event.kind === 'close' || event.kind === 'text') continue;
    const { name, attributes } = event;
    if (name === 'w:style') {
      const is_default = /^(?:1|true|on)$/i.test(attributes('w:default') ?? '');
      const style = {
        type: attributes('w:type') ?? 'paragraph',
        based_on: '',
        is_default,
        marks: NO_MARKS,
        partly: false,
      };
      open = { id: attributes('w:styleId') ?? '', style };
      styles.set(open.id, style);
    }
    if (name === 'w:basedOn' && open !== null) {
      const style: Style = { ...open.style, based_on: attributes('w:val') ?? '' };
      open = { id: open.id, style };
      styles.set(open.id, style);
    }
    const inRun = path.at(-1) === 'w:rPr';
    if (inRun && path.includes('w:rPrDefault')) defaults = withProperty(defaults, name, attributes('w:val'));
    else if (inRun && open !== null && path.includes('w:tblStylePr')) {
      const marks = withProperty(NO_MARKS, name, attributes('w:val'));
      open.style.partly ||= Object.values(marks).includes(true);
    } else if (inRun && open !== null && path.at(-2) === 'w:style') {
      open.style.marks = withProperty(open.style.marks, name, attributes('w:val'));
    }
    if (event.kind === 'open') path.push(name);
  }
  return { defaults, styles };
}

/** Longer chains are rings. */
const MOST_BASES = 60;

/** A style with what it is based on: the nearest that says something counts. */
function chainOf({ styles }: DocxStyles, id: string): Style[] {
  const chain: Style[] = [];
  for (let at = styles.get(id); at !== undefined && chain.length < MOST_BASES; at = styles.get(at.based_on)) {
    if (chain.includes(at)) break;
    chain.push(at);
  }
  return chain;
}

const defaultOf = ({ styles }: DocxStyles, type: string): string => {
  for (const [id, style] of styles) if (style.type === type && style.is_default) return id;
  return '';
};

/** How text looks under its styles and what is set on the run itself. */
export function lookOf(styles: DocxStyles, named: StylesNamed, direct: TextMarks): TextLook {
  const levels = [
    chainOf(styles, named.table),
    chainOf(styles, named.paragraph || defaultOf(styles, 'paragraph')),
    chainOf(styles, named.character || defaultOf(styles, 'character')),
  ];
  const said = (field: keyof TextMarks): boolean[] =>
    levels.map((chain) => chain.map(({ marks }) => marks[field]).find((mark) => mark !== null) ?? false);
  const toggled = (field: keyof TextMarks): boolean =>
    direct[field] ?? (styles.defaults[field] === true || said(field).filter(Boolean).length % 2 === 1);
  // Not a toggle: the nearest level that says something counts.
  const dstrike = direct.dstrike ?? (said('dstrike').some(Boolean) || styles.defaults.dstrike === true);
  const struck = toggled('strike') || dstrike;
  const hidden = toggled('vanish');
  const mentioned = (field: keyof TextMarks): boolean =>
    styles.defaults[field] === true || levels.some((chain) => chain.some(({ marks }) => marks[field] === true));
  const isTakenBack = (!struck && (mentioned('strike') || mentioned('dstrike'))) || (!hidden && mentioned('vanish'));
  const isPartly = levels.some((chain) => chain.some(({ partly }) => partly));
  return { struck, hidden, unsure: isTakenBack || isPartly };
}
