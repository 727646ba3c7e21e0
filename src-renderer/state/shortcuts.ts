// Every key that does something, in one table: the handlers ask it, the overlay and the manual show it.

export type ShortcutPlace = 'Everywhere' | 'Library' | 'Document' | 'Calls' | 'Figure' | 'Compare' | 'Map';

export interface Shortcut {
  /** Any of these. `Mod` is Ctrl, and Cmd on a Mac; a plain letter means the key without any modifier. */
  readonly keys: readonly string[];
  readonly does: string;
  readonly place: ShortcutPlace;
  /** Only the menu of the desktop window hears it: a browser keeps the key for itself. */
  readonly desktop?: true;
}

const shortcut = (place: ShortcutPlace, does: string, ...keys: readonly string[]): Shortcut => ({ place, does, keys });
const ofMenu = (does: string, ...keys: readonly string[]): Shortcut => ({
  ...shortcut('Everywhere', does, ...keys),
  desktop: true,
});

export const SHORTCUTS = {
  palette: shortcut('Everywhere', 'Find a command or a document', 'Mod+K'),
  shortcuts: shortcut('Everywhere', 'Show these shortcuts', '?'),
  manual: shortcut('Everywhere', 'Open the manual', 'F1'),
  undo: shortcut('Everywhere', 'Undo a correction, or a move on the map', 'Mod+Z'),
  redo: shortcut('Everywhere', 'Redo', 'Mod+Shift+Z', 'Mod+Y'),
  open: ofMenu('Open documents', 'Mod+O'),
  paste: ofMenu('Paste a description', 'Mod+Shift+V'),
  library: ofMenu('Go to the library', 'Mod+1'),
  map: ofMenu('Go to the map', 'Mod+2'),
  settings: ofMenu('Open the settings', 'Mod+,'),
  export: ofMenu('Export the open document', 'Mod+Shift+E'),

  library_move: shortcut('Library', 'Go from row to row', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'),
  library_extend: shortcut(
    'Library',
    'Select as far as the row gone to',
    'Shift+ArrowUp',
    'Shift+ArrowDown',
    'Shift+PageUp',
    'Shift+PageDown',
    'Shift+Home',
    'Shift+End',
  ),
  library_toggle: shortcut('Library', 'Select a row, or leave it out', 'Space'),
  library_all: shortcut('Library', 'Select every row', 'Mod+A'),
  library_open: shortcut('Library', 'Open the row', 'Enter'),
  library_label: shortcut('Library', 'Label what is selected', 'F2'),
  library_delete: shortcut('Library', 'Delete what is selected', 'Delete'),
  library_none: shortcut('Library', 'Select nothing', 'Escape'),

  certificate: shortcut('Document', 'Make the certificate', 'Mod+E'),
  document_find: shortcut('Document', 'Find words in the document', 'Mod+F'),
  document_found: shortcut('Document', 'Go to the next place found', 'F3', 'Mod+G'),
  document_found_before: shortcut('Document', 'Go to the place found before', 'Shift+F3', 'Mod+Shift+G'),
  document_nearer: shortcut('Document', 'On the pages: nearer', '+', '='),
  document_farther: shortcut('Document', 'On the pages: farther', '-'),
  document_width: shortcut('Document', 'On the pages: fit the width', '0'),
  document_page: shortcut('Document', 'On the pages: fit the whole page', '9'),
  document_turn: shortcut('Document', 'On the pages: turn the page by a quarter', 'R'),
  document_next: shortcut('Document', 'On the pages: next page', 'N'),
  document_previous: shortcut('Document', 'On the pages: page before', 'P'),
  document_go: shortcut('Document', 'On the pages: type the number of a page', 'G'),
  document_thumbnails: shortcut('Document', 'On the pages: show them small beside', 'T'),
  document_view: shortcut('Document', 'On the pages: page, text, or both', 'V'),

  calls_move: shortcut(
    'Calls',
    'Go from value to value',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ),
  calls_first: shortcut('Calls', 'Go to the first row', 'Mod+Home'),
  calls_last: shortcut('Calls', 'Go to the last row', 'Mod+End'),
  calls_edit: shortcut('Calls', 'Correct a value', 'Enter', 'F2'),
  calls_keep: shortcut('Calls', 'Keep what was typed and go down', 'Enter'),
  calls_keep_up: shortcut('Calls', 'Keep what was typed and go up', 'Shift+Enter'),
  calls_keep_right: shortcut('Calls', 'Keep what was typed and go right', 'Tab'),
  calls_keep_left: shortcut('Calls', 'Keep what was typed and go left', 'Shift+Tab'),
  calls_insert: shortcut('Calls', 'Insert a course above', 'Insert'),
  calls_insert_below: shortcut('Calls', 'Insert a course below', 'Shift+Insert'),
  calls_split: shortcut('Calls', 'Split the course in two', '/'),
  calls_join: shortcut('Calls', 'Join the course with the next', '&'),
  calls_delete: shortcut('Calls', 'Delete the course', 'Delete'),
  calls_up: shortcut('Calls', 'Move the course up', 'Mod+ArrowUp'),
  calls_down: shortcut('Calls', 'Move the course down', 'Mod+ArrowDown'),
  calls_leave: shortcut('Calls', 'Leave the value as it was', 'Escape'),

  figure_nearer: shortcut('Figure', 'Nearer', '+', '='),
  figure_farther: shortcut('Figure', 'Farther', '-'),
  figure_whole: shortcut('Figure', 'The whole figure', '0'),
  figure_move: shortcut('Figure', 'Move about', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),

  compare_next: shortcut('Compare', 'Go to the next difference', 'N', 'F8'),
  compare_before: shortcut('Compare', 'Go to the difference before', 'P', 'Shift+F8'),
  compare_only: shortcut('Compare', 'Show the differences alone, or everything', 'D'),
  compare_copy: shortcut('Compare', 'Copy the comparison as a table', 'Mod+Shift+C'),

  map_move: shortcut('Map', 'Move about, with the map in focus', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
  map_zoom: shortcut('Map', 'Nearer or farther', '+', '-'),
  map_pob: shortcut('Map', 'On the point of beginning: move it by a foot, with Shift by 25', 'ArrowUp', 'ArrowDown'),
  map_turn: shortcut('Map', 'On the turning handle: by a degree, with Shift by a tenth', 'ArrowLeft', 'ArrowRight'),
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a key event is one of the keys of this shortcut. */
export function isShortcut(name: ShortcutName, event: Pressed): boolean {
  return SHORTCUTS[name].keys.some((keys) => isPressed(keys, event));
}

function isPressed(keys: string, event: Pressed): boolean {
  const parts = partsOf(keys);
  const key = parts.at(-1) ?? '';
  const mod = event.ctrlKey || event.metaKey;
  // A sign such as ? may take Shift to type, and says so by being that sign.
  const isSign = /^[^\w\s]$/.test(key);
  return (
    keyOf(event.key) === key.toLowerCase() &&
    parts.includes('Mod') === mod &&
    (isSign || parts.includes('Shift') === event.shiftKey) &&
    !event.altKey
  );
}

const keyOf = (key: string): string => (key === ' ' ? 'space' : key.toLowerCase());

/** "Mod++" is Mod and the plus sign. */
const partsOf = (keys: string): string[] => keys.split(/\+(?=.)/);

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

/** The keys as they stand on the keyboard of this machine: "Ctrl+K", "⌘K". */
export function keysText(keys: string, mac: boolean): string {
  const parts = partsOf(keys).map((part) => {
    if (part === 'Mod') return mac ? '⌘' : 'Ctrl';
    if (part === 'Shift') return mac ? '⇧' : 'Shift';
    return NAMES[part] ?? part;
  });
  return parts.join(mac ? '' : '+');
}

export const isMac = (): boolean => navigator.userAgent.includes('Mac');
