// A hard day: something real and bad is done to the real program, and what must hold afterwards is checked.

/** Short runs in CI, long by hand. */
export type Length = 'short' | 'long';

export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly note?: string;
}

export interface HardDay {
  readonly name: string;
  /** Measures what is borne and how fast, where smaller tests have what must hold: by hand alone. */
  readonly measures?: true;
  /** Throws when something that must hold does not; NotHere when this machine cannot provide the day. */
  run(length: Length): Promise<Figure[]>;
}

/** This machine cannot provide such a day; the message says what it lacks. */
export class NotHere extends Error {
  override name = 'NotHere';
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again and again until the answer is there; fails in words after the time given. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null> | Answer | null,
  within_ms = 300_000,
): Promise<Answer> {
  const end = Date.now() + within_ms;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${within_ms / 1000} s`);
    await pause(40);
  }
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
