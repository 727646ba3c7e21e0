// The readable page of the API, written from the same tables as the OpenAPI document.
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { errorRow } from '#core/api/errors.ts';

const CALLERS: Readonly<Record<Endpoint['caller'], string>> = {
  anyone: 'no credential',
  key_or_session: 'key or session',
  session: 'session',
  desktop: 'the person at this machine',
  signed_address: 'the address itself',
};

const BODIES: Readonly<Record<Endpoint['body'], string>> = {
  none: 'nothing',
  json: 'JSON',
  document: 'PDF, TIFF, PNG or JPEG bytes; text/plain; multipart with file; or nothing with X-Upload-Id',
  batch: 'multipart with files, or JSON with uploads',
  held: 'a signed result, exactly as received',
  bytes: 'the file',
};

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 2rem auto; padding: 0 1.5rem; }
nav ul { columns: 2; list-style: none; padding: 0; font-family: ui-monospace, monospace; font-size: 13px; }
a { color: light-dark(#0b5568, #7cc7da); text-decoration: none; }
section { border-top: 1px solid light-dark(#d5dade, #3a4146); padding: 0.5rem 0 1rem; }
h2 { font-size: 1.05rem; }
dl { display: grid; grid-template-columns: 7rem 1fr; gap: 0.2rem 1rem; margin: 0.5rem 0; }
dt { color: light-dark(#56616a, #a4b0b8); }
dd { margin: 0; }
td { padding: 0.15rem 0.8rem 0.15rem 0; vertical-align: top; font-size: 13px; }`;

/** A whole HTML page without scripts. */
export function apiPageOf(version: string): string {
  const rows = Object.entries(endpoints) as [string, Endpoint][];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Deedproof API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${STYLE}</style></head>
<body><main>
<h1>Deedproof API <small>${markupOf(version)}</small></h1>
<p>Requests carry <code>Authorization: Bearer KEY</code>. A failure is <code>{"error": {"type", "message"}}</code>;
switch on the type. The same contract for machines: <a href="/openapi.json">openapi.json</a>.</p>
<nav><ul>${rows.map(([name, row]) => `<li><a href="#${name}"><b>${row.method}</b> ${markupOf(row.path)}</a></li>`).join('')}</ul></nav>
${rows.map(([name, row]) => sectionOf(name, row)).join('\n')}
</main></body></html>`;
}

function sectionOf(name: string, row: Endpoint): string {
  const facts: [string, string][] = [
    ['Caller', CALLERS[row.caller] + (row.scope === null ? '' : `; a key needs the scope ${row.scope}`)],
    ['Parameters', parameterNamesOf(row)],
    ['Carries', BODIES[row.body]],
    ['Answers', `${row.status}, ${answerOf(row)}`],
  ];
  const errors = row.errors.map((type) => {
    const { status, message } = errorRow(type);
    return `<tr><td>${status}</td><td><code>${type}</code></td><td>${markupOf(message)}</td></tr>`;
  });
  return `<section id="${name}"><h2><b>${row.method}</b> <code>${markupOf(row.path)}</code></h2>
<p>${markupOf(row.summary)}</p>
<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${markupOf(fact)}</dd>`).join('')}</dl>
<details><summary>Errors (${errors.length})</summary><table>${errors.join('')}</table></details></section>`;
}

function parameterNamesOf(row: Endpoint): string {
  const names = [row.params, row.query, row.headers].flatMap((schema) => Object.keys(schema?.shape ?? {}));
  return names.length === 0 ? 'none' : names.join(', ');
}

function answerOf(row: Endpoint): string {
  if (row.reply === 'redirect') return 'a redirect';
  return row.reply === 'json' ? 'JSON' : (row.media_types ?? []).join(', ');
}

function markupOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
