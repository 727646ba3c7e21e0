// The documents that are being labelled; none while the dialog is shut.
import { create } from 'zustand';

export const useLabelling = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

export function setLabelling(ids: readonly string[]): void {
  useLabelling.setState({ ids });
}
