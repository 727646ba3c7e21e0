// How a worker process is started: by Node's own fork, unless the application that hosts the service has another way.
import { type ChildProcess, fork } from 'node:child_process';

/** A started worker process, whoever started it. Messages are structured clones. */
export interface LaunchedWorker {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** With the last that the process wrote to its error output. */
  onExit(listener: (lastWords: string) => void): void;
  kill(): void;
  /** Whether the process keeps the application from ending. */
  hold(keeps: boolean): void;
}

/** `file` is the program, `argument` its one argument. */
export type LaunchWorker = (file: string, argument: string) => LaunchedWorker;

let launch: LaunchWorker = forkedWorker;

/**
 * For an application in which Node cannot fork: Electron, whose executable refuses to behave as Node, hands over its
 * utility process. Takes effect for processes started from then on.
 */
export function launchWorkersBy(other: LaunchWorker | null): void {
  launch = other ?? forkedWorker;
}

export function launchWorker(file: string, argument: string): LaunchedWorker {
  return launch(file, argument);
}

/** Parsers see none of the service's environment, only what a process needs to start. */
const PASSED_ON = [
  'PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'HOME',
  'LD_LIBRARY_PATH',
  'LANG',
  'NODE_COMPILE_CACHE',
];

/** More of what a process says before it ends than anyone reads. */
const LAST_WORDS = 2000;

export function forkedWorker(file: string, argument: string): LaunchedWorker {
  const child = fork(file, [argument], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-LAST_WORDS);
  });
  return {
    // A send that fails has met a process that is ending: its exit tells the rest.
    send: (message) => void child.send(message as object, () => undefined),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => {
      child.on('error', (error) => listener(error.message));
      // Only once its output is closed have all its words arrived.
      child.on('close', () => listener(words));
    },
    kill: () => void child.kill('SIGKILL'),
    hold: (keeps) => holdChild(child, keeps),
  };
}

function holdChild(child: ChildProcess, keeps: boolean): void {
  const output = child.stderr as { ref?: () => void; unref?: () => void } | null;
  if (keeps) {
    child.ref();
    child.channel?.ref();
    output?.ref?.();
  } else {
    child.unref();
    child.channel?.unref();
    output?.unref?.();
  }
}

function environment(): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  // Run from an Electron that still may, its executable then behaves as Node.
  return { ...Object.fromEntries(kept), ELECTRON_RUN_AS_NODE: '1' };
}
