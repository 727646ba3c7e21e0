// The numbers of the service in the text form that Prometheus reads (exposition format 0.0.4). No names of documents,
// accounts or keys are among them.
import type { App } from '#main/app.ts';
import { countAllInFlight, findOldestWaiting } from '#main/store/queue.ts';

type Samples = Iterable<readonly [labels: string, value: number]>;

export async function metricsText(app: App): Promise<string> {
  const { tally, now } = app;
  const { queued, running } = await countAllInFlight(app.db);
  const since = await findOldestWaiting(app.db);
  const age = since === null ? 0 : Math.max(0, (now().getTime() - Date.parse(since)) / 1000);
  const of = (label: string, counts: ReadonlyMap<string, number>): Samples =>
    [...counts].map(([value, count]) => [`{${label}="${value}"}`, count] as const);
  const reading = [...tally.seconds].filter(([by]) => by !== 'requests');
  const took = tally.seconds.get('requests') ?? 0;
  return [
    family('info', 'gauge', 'The version at work.', [[`{version="${app.config.version}"}`, 1]]),
    family('queue_documents', 'gauge', 'Documents that wait or are being read.', [
      ['{state="queued"}', queued],
      ['{state="running"}', running],
    ]),
    family('queue_oldest_seconds', 'gauge', 'How long the first of those that wait has waited.', [['', age]]),
    family('documents_total', 'counter', 'Documents settled since the start.', of('status', tally.documents)),
    family('verdicts_total', 'counter', 'Tracts and sheets judged since the start.', of('status', tally.verdicts)),
    family('pages_total', 'counter', 'Pages read since the start, by what read them.', of('by', tally.pages)),
    family(
      'reading_seconds_total',
      'counter',
      'Seconds of reading since the start, by what read: of documents that took the recogniser, and of others.',
      of('by', new Map(reading)),
    ),
    family('errors_total', 'counter', 'Refusals and failed readings since the start.', of('type', tally.errors)),
    family('http_requests_total', 'counter', 'Requests answered since the start.', of('status', tally.requests)),
    family('http_request_seconds_total', 'counter', 'Seconds until they were answered.', [['', took]]),
    family('waiting_polls', 'gauge', 'Callers that wait for an end.', [['', app.endings.waiting]]),
    family('disk_full', 'gauge', '1 while the queue waits for the disk.', [['', app.disk.full ? 1 : 0]]),
    family('memory_bytes', 'gauge', 'Resident memory of the service.', [['', process.memoryUsage.rss()]]),
  ].join('');
}

function family(name: string, kind: 'gauge' | 'counter', help: string, samples: Samples): string {
  const full = `deedproof_${name}`;
  const lines = [...samples].map(([labels, value]) => `${full}${labels} ${value}\n`);
  return `# HELP ${full} ${help}\n# TYPE ${full} ${kind}\n${lines.join('')}`;
}
