// What the palette offers: every act that the window knows, the sections of the settings and of the manual, the documents.
import type { LibraryPick } from '#core/schema/library.ts';
import { CHAPTERS } from '#renderer/screens/help/chapters.ts';
import { SETTINGS_SECTIONS } from '#renderer/screens/settings/sections.ts';
import type { Screen } from '#renderer/state/route.ts';
import type { ShortcutName } from '#renderer/state/shortcuts.ts';

export interface PaletteEntry {
  /** A command for the window, or `go:` and a place. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'Command' | 'Settings' | 'Manual' | 'Document';
  readonly keys?: ShortcutName;
  /** Only where these screens are open. */
  readonly on?: readonly Screen[];
}

const command = (id: string, label: string, keys?: ShortcutName, on?: readonly Screen[]): PaletteEntry => ({
  id,
  label,
  kind: 'Command',
  ...(keys === undefined ? {} : { keys }),
  ...(on === undefined ? {} : { on }),
});

const EXPORTING: readonly Screen[] = ['review', 'library', 'held'];

const FIXED: readonly PaletteEntry[] = [
  command('open', 'Open documents', 'open'),
  command('open-folder', 'Open a folder'),
  command('paste-text', 'Paste a description', 'paste'),
  command('open-held', 'Open a held file'),
  command('compare', 'Compare two documents'),
  command('compare-next', 'Next difference', 'compare_next', ['compare']),
  command('compare-before', 'Difference before', 'compare_before', ['compare']),
  command('library', 'Go to the library', 'library'),
  command('map', 'Go to the map', 'map'),
  command('held', 'Go to held files'),
  command('settings', 'Open the settings', 'settings'),
  command('undo', 'Undo', 'undo', ['review', 'map']),
  command('redo', 'Redo', 'redo', ['review', 'map']),
  command('export-certificate', 'Export the certificate', 'certificate', EXPORTING),
  command('export-dxf', 'Export DXF', undefined, EXPORTING),
  command('export-geopackage', 'Export GeoPackage', undefined, EXPORTING),
  command('export', 'Export as…', 'export', EXPORTING),
  command('help', 'Open the manual', 'manual'),
  command('shortcuts', 'Show keyboard shortcuts', 'shortcuts'),
  command('tour', 'Take the tour'),
  ...SETTINGS_SECTIONS.map(
    ({ id, label }): PaletteEntry => ({ id: `go:settings/${id}`, label: `Settings: ${label}`, kind: 'Settings' }),
  ),
  ...CHAPTERS.map(
    ({ id, title }): PaletteEntry => ({ id: `go:help/${id}`, label: `Manual: ${title}`, kind: 'Manual' }),
  ),
];

/** The acts that hold every word that was typed, and behind them the documents that were found. */
export function paletteEntries(typed: string, screen: Screen, found: readonly LibraryPick[]): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const acts = FIXED.filter(
    ({ label, on }) =>
      (on === undefined || on.includes(screen)) && words.every((word) => label.toLowerCase().includes(word)),
  );
  const documents = found.map(
    ({ id, document }): PaletteEntry => ({ id: `go:document/${id}`, label: document, kind: 'Document' }),
  );
  return [...acts, ...documents];
}
