// A reading thread: takes one task after another, and lets the service's own thread go first.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { unpackLines } from '#core/language/text/packed-lines.ts';
import type { Page } from '#core/schema/page.ts';
import type { Spoken } from '#main/reader/ask-thread.ts';
import { hearBy } from '#main/reader/ear/asked-ear.ts';
import { giveWay } from '#main/reader/give-way.ts';
import { type SentPage, type StudyMessage, type StudyTask, study } from '#main/reader/study-task.ts';

giveWay();
const hear = hearBy((workerData as { ear: MessagePort }).ear);
const ahead: Page[] = [];

parentPort?.on('message', (message: StudyMessage) => {
  if (message.kind === 'page') ahead.push(pageOf(message));
  else {
    if (message.last !== undefined) ahead.push(pageOf(message.last));
    const task =
      message.kind === 'judge' || message.kind === 'several' ? message : { ...message, pages: ahead.splice(0) };
    void studied(task).then((spoken) => parentPort?.postMessage(spoken));
  }
});
parentPort?.postMessage('ready');

const pageOf = ({ page, packed }: SentPage): Page => (packed === null ? page : { ...page, lines: unpackLines(packed) });

async function studied(task: StudyTask): Promise<Spoken> {
  try {
    return { result: await study(task, hear) };
  } catch (fault) {
    return { fault };
  }
}
