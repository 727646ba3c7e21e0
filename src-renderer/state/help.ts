// What of the help is open: the shortcuts, the palette, the tour.
import { create } from 'zustand';

interface HelpState {
  readonly shortcuts: boolean;
  readonly palette: boolean;
  /** The step of the tour, from 0; null when it is over. */
  readonly tour: number | null;
}

export const useHelp = create<HelpState>(() => ({ shortcuts: false, palette: false, tour: null }));

export const showShortcuts = (shortcuts: boolean): void => useHelp.setState({ shortcuts });
export const showPalette = (palette: boolean): void => useHelp.setState({ palette });
export const showTour = (tour: number | null): void => useHelp.setState({ tour });
