// DELETE /v1/local/fabric/{id}: an imported source of the survey fabric, with all it brought.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { route } from '#main/service/route.ts';

export const removeFabric = route(endpoints.removeFabric, async ({ params }, { app }) => {
  if (!app.fabric.remove(params.id)) throw new Refusal('no_such_run', {}, 'There is no such fabric source.');
  return app.fabric.list();
});
