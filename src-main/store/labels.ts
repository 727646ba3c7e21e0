// Order number, client, assignee, notes and reviewer of documents, kept with their rows and searched with their words.
import type { DocumentLabels, LabelChange } from '#core/schema/library.ts';
import type { Db } from '#main/store/db.ts';
import type { StoredRun } from '#main/store/runs.ts';
import { putTexts } from '#main/store/texts.ts';

const AT_A_TIME = 500;
const TEXTS = ['order_number', 'client', 'assignee', 'notes', 'reviewed_by'] as const;

export function labelsOf(run: StoredRun): DocumentLabels {
  const { order_number, client, assignee, notes, reviewed_by, reviewed_at } = run;
  return {
    order_number: order_number ?? '',
    client: client ?? '',
    assignee: assignee ?? '',
    notes: notes ?? '',
    reviewed_by: reviewed_by ?? '',
    reviewed_at,
  };
}

/** How many of the documents are in the library of the account; the others are passed over. */
export async function putLabels(db: Db, accountId: number, change: LabelChange, at: string): Promise<number> {
  const columns = columnsOf(change.labels, at);
  let labelled = 0;
  for (let from = 0; from < change.documents.length; from += AT_A_TIME) {
    const ids = change.documents.slice(from, from + AT_A_TIME);
    labelled += await db.transaction().execute((within) => labelSome(within, accountId, ids, columns));
  }
  return labelled;
}

async function labelSome(db: Db, accountId: number, ids: readonly string[], columns: Partial<StoredRun>) {
  if (Object.keys(columns).length > 0) {
    await db
      .updateTable('runs')
      .set(columns)
      .where('id', 'in', ids)
      .where('account_id', '=', accountId)
      .where('in_library', '=', 1)
      .execute();
  }
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('in_library', '=', 1)
    .execute();
  if (TEXTS.some((name) => name in columns)) {
    for (const row of rows) await putTexts(db, row.id, { labels: labelWords(row) });
  }
  return rows.length;
}

function columnsOf({ pending, ...labels }: LabelChange['labels'], at: string): Partial<StoredRun> {
  const given = TEXTS.flatMap((name) => {
    const text = labels[name];
    return text === undefined ? [] : [[name, text === '' ? null : text] as const];
  });
  const { reviewed_by } = labels;
  return {
    ...Object.fromEntries(given),
    ...(reviewed_by === undefined ? {} : { reviewed_at: reviewed_by === '' ? null : at }),
    ...(pending === undefined ? {} : { pending }),
  };
}

function labelWords({ order_number, client, assignee, notes, reviewed_by }: StoredRun): string {
  const said = (before: string, text: string | null) => (text === null ? [] : [`${before} ${text}`]);
  return [
    ...said('Order', order_number),
    ...said('Client', client),
    ...said('Assigned to', assignee),
    ...said('Reviewed by', reviewed_by),
    ...said('Notes:', notes),
  ].join('\n');
}
