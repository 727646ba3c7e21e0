// What is said of a PDF that is locked with a password. The password itself is kept nowhere but in memory, and is in no log.

export const LOCKED = 'The PDF is locked with a password. Save a copy without one and send that.';
export const WRONG_PASSWORD = 'The PDF is locked, and the password that was given does not open it.';

/** Whether a document failed for want of its password. */
export const isLocked = (error: string | null): boolean => error === LOCKED || error === WRONG_PASSWORD;
