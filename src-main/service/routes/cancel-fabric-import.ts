// POST /v1/local/fabric/{id}/cancel: stops an import; what it wrote is taken back.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { route } from '#main/service/route.ts';

export const cancelFabricImport = route(endpoints.cancelFabricImport, async ({ params }, { app }) => {
  const known = app.fabric.list().imports.some(({ id }) => id === params.id);
  if (!app.fabric.cancelImport(params.id) && !known) throw new Refusal('no_such_run', {}, 'There is no such import.');
  return app.fabric.list();
});
