// GET /v1/local/fabric/features: what the map draws of the survey fabric.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const fabricFeatures = route(endpoints.fabricFeatures, async ({ query }, { app }) => {
  const { layer, ...box } = query;
  return app.fabric.features(layer, box);
});
