// GET /v1/local/documents/{id}/result: the latest signed body, byte for byte.
import { endpoints } from '#core/api/endpoints.ts';
import { requireResult } from '#main/service/replies/run-rows.ts';
import { RawJson, route } from '#main/service/route.ts';

export const getDocumentResult = route(
  endpoints.getDocumentResult,
  async ({ params }, { app }) => new RawJson(await requireResult(app, params.id)),
);
