// Whether the dialog for a pasted description is open; asked for by the library and by the desktop menu.
import { create } from 'zustand';

interface Pasting {
  readonly open: boolean;
}

export const usePasting = create<Pasting>(() => ({ open: false }));

export const setPasting = (open: boolean): void => usePasting.setState({ open });
