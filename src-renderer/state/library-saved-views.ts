// Saved views of the library, kept with the settings.
import type { SavedView } from '#core/schema/library.ts';
import { changeView, useLibrary } from '#renderer/state/library.ts';
import { type LibraryFilter, viewIn, WHOLE_LIBRARY } from '#renderer/state/library-view.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';

const NONE: readonly SavedView[] = [];
const viewsNow = (): readonly SavedView[] => useSettings.getState().settings?.library_views ?? NONE;

export const useViews = (): readonly SavedView[] => useSettings(({ settings }) => settings?.library_views ?? NONE);

/** Keeps what is shown now under a name; one of that name is replaced. */
export function saveView(name: string): void {
  const columns = useSettings.getState().settings?.library_columns ?? [];
  const view: SavedView = { name, ...viewIn(useLibrary.getState()), columns };
  const library_views = [...viewsNow().filter((one) => one.name !== name), view].sort((a, b) =>
    a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
  void changeSettings({ library_views });
}

/** The whole library when no view has that name. */
export function openView(name: string): void {
  const view = viewsNow().find((one) => one.name === name);
  if (view === undefined) {
    changeView(WHOLE_LIBRARY);
    return;
  }
  const { name: _, columns, filter, ...rest } = view;
  void changeSettings({ library_columns: columns });
  changeView({ ...rest, filter: filter === 'read' ? 'all' : (filter satisfies LibraryFilter) });
}

export function forgetView(name: string): void {
  void changeSettings({ library_views: viewsNow().filter((one) => one.name !== name) });
}
