// Which screen is open, kept in the address so that back, forward and reload work.
import { create } from 'zustand';

export type Screen = 'library' | 'review' | 'compare' | 'held' | 'map' | 'settings' | 'help';
const SCREENS: readonly Screen[] = ['library', 'review', 'compare', 'held', 'map', 'settings', 'help'];

export interface Route {
  readonly screen: Screen;
  /** A document id, two of them parted by a stroke, a held file's number, a section of the settings or of the manual; empty when none is named. */
  readonly subject: string;
}

function routeOf(hash: string): Route {
  const [, name = '', ...rest] = hash.split('/');
  const screen = SCREENS.find((known) => known === name) ?? 'library';
  return { screen, subject: decodeURIComponent(rest.join('/')) };
}

export const useRoute = create<Route>(() => routeOf(window.location.hash));

window.addEventListener('hashchange', () => useRoute.setState(routeOf(window.location.hash)));

export function go(screen: Screen, subject = ''): void {
  window.location.hash = subject === '' ? `/${screen}` : `/${screen}/${encodeURIComponent(subject)}`;
}
