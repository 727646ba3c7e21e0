// What went wrong with a file, in a sentence for the screen.

/** Null for anything but the ordinary troubles with files. */
export function fileTroubleOf(problem: unknown): string | null {
  if (!(problem instanceof Error) || !('code' in problem)) return null;
  const path = 'path' in problem ? String(problem.path) : 'The file';
  const why = TROUBLES[String(problem.code)];
  return why === undefined ? null : `${path} ${why}.`;
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read or written: you lack the right to it',
  EPERM: 'may not be read or written: you lack the right to it',
  EROFS: 'cannot be written: its disk is read-only',
  ENOSPC: 'cannot be written: its disk is full',
  EDQUOT: 'cannot be written: your share of its disk is used up',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not in a folder',
  EBUSY: 'is in use by another program',
  ETXTBSY: 'is in use by another program',
  EIO: 'cannot be reached: its disk does not answer',
  ENAMETOOLONG: 'has too long a name',
  EMFILE: 'cannot be opened: too many files are open',
};
