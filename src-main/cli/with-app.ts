// Opening the application for one command, and closing it whatever happens.
import { type App, closeApp, openApp } from '#main/app.ts';

export async function withApp<Result>(
  dataDir: string | undefined,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = await openApp(dataDir === undefined ? {} : { data_dir: dataDir });
  try {
    return await work(app);
  } finally {
    await closeApp(app);
  }
}
