// Many documents about to be deleted, until the person has said whether; none while nobody is asked.
import { create } from 'zustand';

export const useDeleting = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

export function setDeleting(ids: readonly string[]): void {
  useDeleting.setState({ ids });
}
