// POST /v1/local/geopackage: many documents of the library as one GIS file, with their saved positions.
import { endpoints } from '#core/api/endpoints.ts';
import { placedDocuments } from '#main/service/ground/placed-documents.ts';
import { drawMany } from '#main/service/posted/posted-work.ts';
import { requireDocument, requireResult } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const geopackageOfMany = route(endpoints.geopackageOfMany, async ({ body }, { app }) => {
  const ids = [...new Set(body.documents)];
  const held: { id: string; text: string }[] = [];
  for (const id of ids) held.push({ id, text: await requireResult(app, id) });
  const runs = await Promise.all(ids.map((id) => requireDocument(app, id)));
  return drawMany(held, await placedDocuments(app.db, runs));
});
