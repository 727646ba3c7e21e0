// Something that a section fetches when it opens, and again after it changed it.
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '#renderer/api/service.ts';
import { useReturn } from '#renderer/screens/frame/use-return.ts';

interface Loaded<Value> {
  readonly value: Value | null;
  readonly problem: string | null;
  readonly reload: () => Promise<void>;
}

/** `load` must keep its identity between renders. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(async () => {
    try {
      setValue(await load());
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, [load]);
  useEffect(() => void reload(), [reload]);
  useReturn(problem !== null, () => void reload());
  return { value, problem, reload };
}
