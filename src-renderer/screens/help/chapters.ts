// The chapters of the manual besides the entries on reasons. Their text is that of the documentation, built beside the page.

export interface Chapter {
  /** As `docs/manual.json` has its text; `keys` has none there. */
  readonly id: string;
  readonly title: string;
}

export const CHAPTERS: readonly Chapter[] = [
  { id: 'bring-documents-in', title: 'Bring documents in' },
  { id: 'review', title: 'Review' },
  { id: 'place-it', title: 'Place it' },
  { id: 'hand-it-out', title: 'Hand it out' },
  { id: 'keep-it-safe', title: 'Keep it safe' },
  { id: 'verdicts', title: 'How verdicts are computed' },
  { id: 'reasons', title: 'What each reason means' },
  { id: 'limits', title: 'Limits, and what is not promised' },
  { id: 'keys', title: 'Keyboard shortcuts' },
];
