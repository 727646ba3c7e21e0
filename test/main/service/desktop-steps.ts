// Steps on the desktop's own library that need a service of their own.
import { sweep } from '#main/jobs/sweep.ts';
import { DEED, settledJob, standService, TEXT } from '#test/support/service.ts';

/** Asks for a result that the retention policy swept. */
export async function deletedResult(
  name: 'getDocumentResult' | 'getDocumentGround' | 'geopackageOfMany' = 'getDocumentResult',
): Promise<unknown> {
  const stand = await standService();
  try {
    const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
    await settledJob(stand.desktop, job);
    await stand.desktop.call('putSettings', { json: { retention: true } });
    stand.clock.advance(8 * 86_400_000);
    await sweep(stand.app);
    if (name === 'geopackageOfMany') return await stand.desktop.call(name, { json: { documents: [job] } });
    return await stand.desktop.call(name, { params: { id: job } });
  } finally {
    await stand.close();
  }
}
