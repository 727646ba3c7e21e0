// Something that a section fetches when it opens, and again after it changed it.
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '#renderer/api/service.ts';
import { useReturn } from '#renderer/screens/frame/use-return.ts';

interface Loaded<Value> {
  readonly value: Value | null;
  readonly problem: string | null;
  readonly reload: () => Promise<void>;
  /** Waits for what was asked, says what was refused of it, and loads again either way. */
  readonly act: (ask: Promise<unknown>) => Promise<void>;
  readonly refused: string | null;
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
  const [refused, setRefused] = useState<string | null>(null);
  const act = async (ask: Promise<unknown>): Promise<void> => {
    try {
      await ask;
      setRefused(null);
    } catch (error) {
      setRefused(messageOf(error));
    }
    await reload();
  };
  useEffect(() => void reload(), [reload]);
  useReturn(problem !== null, () => void reload());
  return { value, problem, reload, act, refused };
}
