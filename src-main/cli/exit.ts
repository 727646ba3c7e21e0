// How a command ends: its exit code, and what a refusal or a fault prints.
import { Refusal } from '#core/api/errors.ts';

export const EXIT = { good: 0, fault: 1, refused: 2, mismatch: 3 } as const;

/** One line for a person: the error type and the sentence. */
export function refusalLine(subject: string, refusal: Refusal): string {
  return `${subject}: ${refusal.type}: ${refusal.message}`;
}

/** Prints what went wrong and sets the exit code; never a stack trace for a refusal. */
export function exitWith(problem: unknown): void {
  if (problem instanceof Refusal) {
    console.error(refusalLine('deedproof', problem));
    process.exitCode = EXIT.refused;
    return;
  }
  const file = folderProblemOf(problem) ?? fileProblemOf(problem);
  console.error(file === null ? problem : `deedproof: ${file}`);
  process.exitCode = file === null ? EXIT.fault : EXIT.refused;
}

/** Known by name, so that the store need not be loaded to say it. */
function folderProblemOf(problem: unknown): string | null {
  return problem instanceof Error && problem.name === 'FolderInUse' ? problem.message : null;
}

/** A plain sentence for the ordinary troubles with files and folders; null for anything else. */
export function fileProblemOf(problem: unknown): string | null {
  if (!(problem instanceof Error) || !('code' in problem)) return null;
  const path = 'path' in problem ? String(problem.path) : '';
  switch (problem.code) {
    case 'ENOENT':
      return `${path}: there is no such file or folder.`;
    case 'EACCES':
    case 'EPERM':
      return `${path}: may not be read or written.`;
    case 'EISDIR':
      return `${path === '' ? 'that path' : path}: is a folder, not a file.`;
    case 'ENOSPC':
      return `${path}: the disk is full.`;
    case 'EROFS':
      return `${path}: the disk is read-only.`;
    default:
      return null;
  }
}
