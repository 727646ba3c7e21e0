// Opening the application for one command, and closing it whatever happens.
import { type App, type AppOptions, closeApp, openApp } from '#main/app.ts';

/** The application's options for a command that may name another data folder. */
export function optionsFor(dataDir: string | undefined): AppOptions {
  return dataDir === undefined ? {} : { data_dir: dataDir };
}

export async function withApp<Result>(
  dataDir: string | undefined,
  work: (app: App) => Promise<Result>,
  told: Pick<AppOptions, 'unknown_documents' | 'new_signing_key'> = {},
): Promise<Result> {
  const app = await openApp({ ...optionsFor(dataDir), ...told });
  try {
    return await work(app);
  } finally {
    await closeApp(app);
  }
}
