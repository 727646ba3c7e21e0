// What the library tells of a document beside its run: the facts it was read to hold, what the office wrote on it, and
// how its rows are chosen and ordered.
import { z } from 'zod';
import { Timestamp } from '#core/schema/timestamp.ts';

/** Where a document stands, in the order in which they want attention. */
export const LibraryKind = z.enum(['working', 'refused', 'FAIL', 'REVIEW', 'PASS', 'read']);
export type LibraryKind = z.infer<typeof LibraryKind>;

/** Of the latest result. A fact that the document does not state is null. */
export const LibraryFacts = z.object({
  grantor: z.string().nullable(),
  grantee: z.string().nullable(),
  county: z.string().nullable(),
  state: z.string().nullable(),
  book: z.string().nullable(),
  page: z.string().nullable(),
  instrument: z.string().nullable(),
  /** Date of the instrument, ISO. */
  dated: z.string().nullable(),
  /** Of all the tracts conveyed, as stated in acres; null where one of them states none. */
  stated_acres: z.number().nullable(),
  /** The same as computed; null where one of them could not be. */
  computed_acres: z.number().nullable(),
  /** The worst of its tracts. */
  closure: z.string().nullable(),
  /** Null for documents read before it was counted. */
  pages: z.int().nullable(),
});
export type LibraryFacts = z.infer<typeof LibraryFacts>;

const Label = z.string().trim().max(200);

/** What the office writes on a document; empty where it wrote nothing. */
export const DocumentLabels = z.object({
  order_number: Label,
  client: Label,
  assignee: Label,
  notes: z.string().trim().max(10_000),
  /** Who reviewed it; the service notes when. */
  reviewed_by: Label,
  reviewed_at: Timestamp.nullable(),
});
export type DocumentLabels = z.infer<typeof DocumentLabels>;

export const LabelChange = z.object({
  documents: z.array(z.string()).min(1).max(50_000),
  labels: DocumentLabels.omit({ reviewed_at: true })
    .extend({
      /** Corrections that wait in a window to be applied. */
      pending: z.int().min(0),
    })
    .partial(),
});
export type LabelChange = z.infer<typeof LabelChange>;

/** A stretch of text, marked where it is what was searched for. */
export const MarkedText = z.array(z.object({ text: z.string(), marked: z.boolean() }));
export type MarkedText = z.infer<typeof MarkedText>;

/** Where a search found a document: in its name, and in its words, facts or labels. */
export const LibraryHit = z.object({ name: MarkedText, words: MarkedText });
export type LibraryHit = z.infer<typeof LibraryHit>;

export const LIBRARY_SORTS = [
  'read_at',
  'document',
  'grantor',
  'county',
  'book',
  'dated',
  'stated_acres',
  'computed_acres',
  'closure',
  'pages',
  'verdict',
  'order_number',
  'client',
  'assignee',
  'reviewed_at',
  'pending',
] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

const Flag = z.enum(['true', 'false']);

/** Which documents of the library, and in what order. Words are searched for in their names, words, facts and labels. */
export const LibraryQuery = z.object({
  search: z.string().max(1000).optional(),
  kind: LibraryKind.optional(),
  county: z.string().optional(),
  assignee: z.string().optional(),
  /** Only those with corrections that were not applied yet. */
  pending: Flag.optional(),
  /** By when they came: from this moment on, and up to this one. */
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Ids, parted by commas, of documents that are left out. */
  without: z.string().max(10_000).optional(),
  sort: z.enum(LIBRARY_SORTS).default('read_at'),
  descending: Flag.default('true'),
});
export type LibraryQuery = z.output<typeof LibraryQuery>;

/** As much of a document as it takes to act on it out of sight. */
export const LibraryPick = z.object({
  id: z.string(),
  document: z.string(),
  kind: LibraryKind,
  result_available: z.boolean(),
  placements: z.int(),
});
export type LibraryPick = z.infer<typeof LibraryPick>;

export const LibraryPicks = z.object({ picks: z.array(LibraryPick) });
export type LibraryPicks = z.infer<typeof LibraryPicks>;

const Choice = z.object({ value: z.string(), documents: z.int() });

/** What there is to filter by. */
export const LibraryChoices = z.object({
  counties: z.array(Choice),
  assignees: z.array(Choice),
  clients: z.array(Choice),
});
export type LibraryChoices = z.infer<typeof LibraryChoices>;

/** The columns of the library in the order in which they stand, with their widths in pixels; none for the usual ones. */
export const LibraryLayout = z.array(z.object({ id: z.string().max(40), width: z.int().min(1).max(2000) })).max(60);
export type LibraryLayout = z.infer<typeof LibraryLayout>;

/** A view of the library under a name. */
export const SavedView = z.object({
  name: z.string().trim().min(1).max(60),
  search: z.string().max(1000),
  filter: z.enum(['all', ...LibraryKind.options]),
  county: z.string(),
  assignee: z.string(),
  pending: z.boolean(),
  period: z.enum(['any', 'day', 'week', 'month', 'year']),
  sort: z.enum(LIBRARY_SORTS),
  descending: z.boolean(),
  columns: LibraryLayout,
});
export type SavedView = z.infer<typeof SavedView>;
