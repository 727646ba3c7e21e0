// The application on the local port, for `npm start` without a window: the built program, which starts in a third of the
// time that the sources take.
import { announcement, serve } from '#main/cli/commands/serve.ts';
import { exitWith } from '#main/cli/exit.ts';

/** Until the process is asked to stop; `open` is given the address for a browser. */
export async function serveHere(open: (address: string) => void): Promise<void> {
  const announce: Parameters<typeof serve>[0]['announce'] = (service) => {
    console.log(announcement(service));
    open(service.launch_address);
  };
  // Here, where refusals are the built program's own.
  await serve({ announce }).catch(exitWith);
}
