// The inside of a worker process: answers one task at a time, under a watch that ends the process when it costs too much.
import { writeSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#core/api/errors.ts';
import type { TaskReply, TaskRequest } from '#main/ingest/workers/worker-process.ts';

// biome-ignore lint/suspicious/noExplicitAny: each handler states its own input; the pairing is by name across a process
export type TaskHandler = (input: any) => Promise<unknown> | unknown;

/** So little work over so many looks, 50 ms apart, is none: the watch itself takes a part of it. */
const STILL_MICROSECONDS = 80_000;
const STILL_LOOKS = 300;

/**
 * Runs in a thread of its own, so that it still looks while a parser is stuck. Writes the reason, then ends the process.
 * A process whose parent was killed in mid-task is nobody's, and ends too.
 */
const WATCH = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const deadline = new Float64Array(workerData.deadline);
function end(reason) {
  try { writeSync(2, '\\nstopped: ' + reason + '\\n'); } catch {}
  process.kill(process.pid, 'SIGKILL');
}
let moved = 0;
let still = 0;
setInterval(() => {
  if (process.ppid !== workerData.parent) end('orphaned');
  if (process.memoryUsage.rss() > workerData.memory_bytes) end('memory');
  const { user, system } = process.cpuUsage();
  const used = user + system;
  if (deadline[0] > 0 && used > deadline[0]) end('time');
  // A parser that waits for what never comes does no work. Looks are counted, not seconds: a machine may sleep.
  still = deadline[0] > 0 && used - moved < ${STILL_MICROSECONDS} ? still + 1 : 0;
  if (still === 0) moved = used;
  if (still > ${STILL_LOOKS}) end('time');
}, 50);
`;

/** A third of the share of a process that does not give way: less would be given up by the clock. Windows has no such step. */
const NICE = 5;

/** The service answers first. Before any thread is started: threads take after who starts them. */
function giveWay(): void {
  try {
    setPriority(Math.max(NICE, getPriority()));
  } catch {
    // Where the system does not let it, it reads as before.
  }
}

/** Serves the parent until it lets go of the channel. */
export function serveTasks(handlers: Readonly<Record<string, TaskHandler>>): void {
  giveWay();
  const shared = new SharedArrayBuffer(8);
  const deadline = new Float64Array(shared);
  const memory_bytes = Number(process.argv.at(-1));
  // Who the parent is, is asked before anything is taken from it: by the time the watch runs it may be gone.
  const workerData = { deadline: shared, memory_bytes, parent: process.ppid };
  new Worker(WATCH, { eval: true, execArgv: [], workerData }).unref();

  const { listen, send } = parent();
  const serve = async (request: TaskRequest) => {
    const used = process.cpuUsage();
    const limit = used.user + used.system + request.seconds * 1e6;
    deadline[0] = limit;
    const reply = await answer(handlers, request);
    // Between two looks of the watch a task may have taken too much and be done.
    if (process.memoryUsage.rss() > memory_bytes) endOf('memory');
    const { user, system } = process.cpuUsage();
    if (user + system > limit) endOf('time');
    deadline[0] = 0;
    send(reply);
  };
  // A task that was asked for ahead waits its turn: the watch looks at one.
  let last = Promise.resolve();
  listen((request) => {
    last = last.then(() => serve(request));
  });
}

function endOf(reason: string): never {
  writeSync(2, `\nstopped: ${reason}\n`);
  process.kill(process.pid, 'SIGKILL');
  throw new Error(reason);
}

interface Parent {
  listen: (listener: (request: TaskRequest) => void) => void;
  send: (reply: TaskReply) => void;
}

/** The port of an Electron utility process; Node alone does not know it. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: TaskRequest }) => void): void;
  postMessage(message: TaskReply): void;
}

function parent(): Parent {
  const port = (process as { parentPort?: ParentPort }).parentPort;
  if (port !== undefined) {
    return {
      listen: (listener) => port.on('message', ({ data }) => listener(data)),
      send: (reply) => port.postMessage(reply),
    };
  }
  process.on('disconnect', () => process.exit(0));
  return { listen: (listener) => void process.on('message', listener), send: (reply) => void process.send?.(reply) };
}

async function answer(handlers: Readonly<Record<string, TaskHandler>>, request: TaskRequest): Promise<TaskReply> {
  try {
    const handler = handlers[request.task];
    if (handler === undefined) throw new Error(`No such task: ${request.task}`);
    return { id: request.id, value: await handler(request.input) };
  } catch (error) {
    if (error instanceof Refusal) return { id: request.id, refusal: error.type, message: error.message };
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { id: request.id, message, ...(/^(ENOSPC|EDQUOT)$/.test(code) ? { code } : {}) };
  }
}
