// GET /v1/local/documents/{id}/ground: where the words of a document place its tracts, for the map.
import { endpoints } from '#core/api/endpoints.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { namedGround } from '#main/pipeline/named-ground.ts';
import { requireResult } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const getDocumentGround = route(endpoints.getDocumentGround, async ({ params }, { app }) => {
  const body = JSON.parse(await requireResult(app, params.id)) as ExtractResponse;
  return namedGround(body.extraction, app.fabric);
});
