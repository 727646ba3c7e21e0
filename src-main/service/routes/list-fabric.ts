// GET /v1/local/fabric: the imported survey fabric, and imports under way.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const listFabric = route(endpoints.listFabric, async (_asked, { app }) => app.fabric.list());
