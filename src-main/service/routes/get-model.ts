// GET /v1/local/model: how the model reader stands.
import { endpoints } from '#core/api/endpoints.ts';
import { modelState } from '#main/service/replies/model-state.ts';
import { route } from '#main/service/route.ts';

export const getModel = route(endpoints.getModel, async (_asked, { app }) => modelState(app));
