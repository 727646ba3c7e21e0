// The interface for reading: one page, written from the endpoint table.
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { ERRORS, type ErrorType, errorRow } from '#core/api/errors.ts';

export function apiPage(version: string): string {
  const rows = Object.entries<Endpoint>(endpoints);
  const of = (local: boolean) => rows.filter(([, row]) => (row.caller === 'desktop') === local);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deedproof interface</title>
<style>${STYLE}</style>
<h1>Deedproof interface</h1>
<p>Version ${escaped(version)}. Send <code>Authorization: Bearer KEY</code>; make a key under Settings.
The same as a document for programs: <a href="/openapi.json">openapi.json</a>.</p>
<pre>curl -H "Authorization: Bearer $KEY" -H "Content-Type: text/plain" --data-binary @deed.txt /v1/extract</pre>
<h2>The service</h2>${of(false).map(section).join('')}
<h2>The application at this machine</h2>${of(true).map(section).join('')}
<h2>Refusals</h2><table><tr><th>type<th>status<th>meaning</tr>${(Object.keys(ERRORS) as ErrorType[]).map(refusal).join('')}</table>
</html>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;padding:.75rem;border:1px solid}table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0}
h3{margin:1.5rem 0 .25rem;font-family:ui-monospace,monospace;font-size:1rem}`;

function section([name, row]: [string, Endpoint]): string {
  const facts = [
    ['who', WHO[row.caller]],
    ['path', fieldsOf(row.params)],
    ['query', fieldsOf(row.query)],
    ['headers', fieldsOf(row.headers)],
    ['body', row.body === 'none' ? '' : BODIES[row.body]],
    ['answer', `${row.status} ${row.reply === 'file' ? (row.media_types ?? []).join(', ') : row.reply}`],
    ['refusals', row.errors.join(', ')],
  ].filter(([, value]) => value !== '');
  const lines = facts.map(([key, value]) => `<tr><th>${key}<td>${escaped(value ?? '')}</tr>`).join('');
  return `<h3 id="${name}">${row.method} ${escaped(row.path)}</h3><p>${escaped(row.summary)}</p><table>${lines}</table>`;
}

const WHO: Readonly<Record<Endpoint['caller'], string>> = {
  anyone: 'anyone',
  key_or_session: 'a key or a session',
  session: 'a session',
  desktop: 'the person at this machine',
  signed_address: 'whoever holds the signed address',
};
const BODIES: Readonly<Record<Endpoint['body'], string>> = {
  none: '',
  json: 'JSON',
  document: 'PDF, TIFF, PNG or JPEG bytes; text/plain; multipart with file; or nothing with X-Upload-Id',
  batch: 'multipart with files, or JSON with uploads',
  held: 'a result exactly as it was received',
  bytes: 'the file',
};

function fieldsOf(shape: Endpoint['params']): string {
  return Object.keys(shape?.shape ?? {}).join(', ');
}

function refusal(type: ErrorType): string {
  const { status, message } = errorRow(type);
  return `<tr><td><code>${type}</code><td>${status}<td>${escaped(message)}</tr>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
