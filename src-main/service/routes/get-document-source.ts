// GET /v1/local/documents/{id}/source: the document as it was read; while it is being read, as it came.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { shownTypeOf } from '#main/jobs/record.ts';
import { requireDocument } from '#main/service/replies/run-rows.ts';
import { type FileReply, route } from '#main/service/route.ts';

export const getDocumentSource = route(endpoints.getDocumentSource, async ({ params }, { app }) => {
  // What is finished between the two looks has gone from where it came in to where it is kept.
  const source = (await findSource(app, params.id)) ?? (await findSource(app, params.id));
  if (source === null) throw new Refusal('no_such_run');
  return source;
});

async function findSource(app: App, id: string): Promise<FileReply | null> {
  const run = await requireDocument(app, id);
  const name = run.kept_source ?? run.input;
  const bytes = name === null ? null : await app.objects.read(name);
  if (bytes === null) return null;
  const type = run.source_type ?? (run.declared_text === 1 ? 'text/plain' : shownTypeOf(bytes));
  return type === null ? null : { bytes, media_type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type };
}
