// GET /v1/local/documents/{id}: one row of the library.
import { endpoints } from '#core/api/endpoints.ts';
import { documentRow } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const getDocument = route(endpoints.getDocument, async ({ params }, { app }) => documentRow(app, params.id));
