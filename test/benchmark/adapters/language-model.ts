// A language model behind an OpenAI-compatible address, asked once for each instrument. What it answers is scored as it stands.
import { z } from 'zod';
import type { Adapter, Shown } from '#test/benchmark/adapter.ts';
import { NO_FACTS, type Reading } from '#test/benchmark/format.ts';

const Answer = z.object({
  tracts: z.array(
    z.object({
      exception: z.boolean(),
      acres: z.number().nullable(),
      passed: z.boolean(),
      calls: z.array(
        z.object({
          kind: z.enum(['line', 'curve']),
          bearing: z.string().nullable(),
          distance: z.number().nullable(),
          radius: z.number().nullable(),
          delta: z.number().nullable(),
          arc: z.number().nullable(),
          turn: z.enum(['left', 'right']).nullable(),
          sure: z.boolean(),
        }),
      ),
    }),
  ),
  facts: z.object({
    grantors: z.array(z.string()),
    grantees: z.array(z.string()),
    date: z.string(),
    county: z.string(),
    state: z.string(),
    recorded: z.string(),
  }),
});

const TASK = `Read this recorded deed. Give every tract with every course in order, as written. A bearing is "N 45-30-15 E" (degrees-minutes-seconds, no leading zeros); lengths are numbers in the deed's own unit; delta is in decimal degrees. "exception" is true for a parcel that is excepted. "sure" is false where a person should look again. "passed" is true only if the tract closes, encloses the stated area, and nothing in the instrument takes land out of it, adds to it, shares it or puts it in doubt. "date" is ISO, "state" two letters, "recorded" is "book/page"; leave empty what is not there.`;

export interface ModelAddress {
  /** Up to and including /v1. */
  readonly address: string;
  readonly model: string;
  readonly key?: string | undefined;
}

export function openLanguageModel({ address, model, key }: ModelAddress): Adapter {
  const read = async (shown: Shown): Promise<Reading> => {
    const start = performance.now();
    const pictures = shown.pages.map((page) => ({
      type: 'image_url',
      image_url: { url: `data:image/png;base64,${Buffer.from(page).toString('base64')}` },
    }));
    const content = shown.pages.length === 0 ? [{ type: 'text', text: shown.text }] : pictures;
    const reply = await fetch(`${address}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        temperature: 0,
        messages: [
          { role: 'system', content: TASK },
          { role: 'user', content },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'deed', strict: true, schema: z.toJSONSchema(Answer) },
        },
      }),
    });
    const seconds = (performance.now() - start) / 1000;
    const refused = (why: string): Reading => ({ id: shown.id, tracts: [], facts: NO_FACTS, seconds, refused: why });
    if (!reply.ok) return refused(`HTTP ${reply.status}`);
    const said = (await reply.json()) as { choices?: { message?: { content?: string } }[] };
    const answer = Answer.safeParse(parsed(said.choices?.[0]?.message?.content ?? ''));
    return answer.success
      ? { id: shown.id, ...answer.data, seconds }
      : refused('no answer in the form that was asked for');
  };
  return { name: model, what: `${model} at ${new URL(address).host}`, read, close: async () => undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
