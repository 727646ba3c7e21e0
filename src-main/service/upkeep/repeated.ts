// Work that is done again and again beside the requests.

/** Now and then again, never twice at once; gives the way to stop, which waits for what is under way. */
export function repeated(work: () => Promise<unknown>, everyMs: number, stumble: (fault: unknown) => void) {
  let under_way: Promise<unknown> | null = null;
  const once = () => {
    under_way ??= work()
      .catch(stumble)
      .finally(() => {
        under_way = null;
      });
  };
  once();
  const timer = setInterval(once, everyMs);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await under_way;
  };
}
