// Walks rows of the endpoint table over real HTTP: each one's success, and every refusal that its row names.
import { afterAll, describe, expect, test } from 'vitest';
import { type Client, type RequestOf, ServiceError } from '#core/api/client.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { type EndpointName, endpoints } from '#core/api/endpoints.ts';
import type { ErrorType } from '#core/api/errors.ts';
import { errorRow } from '#core/api/errors.ts';
import type { Stands } from '#test/main/service/stands.ts';
import { onPostgres } from '#test/support/store.ts';

export interface Walk {
  /** Answers with what the endpoint replied. Left out where nothing can succeed in this installation. */
  success?(stands: Stands): Promise<{ status: number; value?: unknown; media_type?: string }>;
  /** Each must be refused with its own type. Those of the door itself are walked for every endpoint alike. */
  refusals?: Partial<Record<ErrorType, (stands: Stands) => Promise<unknown>>>;
  /** Refusals that cannot be reached here, with the reason. */
  unreached?: Partial<Record<ErrorType, string>>;
}

export type Walks = Partial<Record<EndpointName, Walk>>;

type DoorRefusal = (name: EndpointName, stands: Stands) => Promise<unknown>;

/** Asks without a body or meaning: the door refuses before it looks at either. */
function knock(client: Client, name: EndpointName): Promise<unknown> {
  const row: Endpoint = endpoints[name];
  const params = Object.fromEntries(Object.keys(row.params?.shape ?? {}).map((key) => [key, 'x']));
  return client.call(name, { params } as unknown as RequestOf<typeof name>);
}

const DOOR: Partial<Record<ErrorType, DoorRefusal>> = {
  invalid_api_key: async (name, { main }) =>
    knock((await main()).as('dp_live_nobodyhasthiskey0000000000000000000000000'), name),
  revoked_api_key: async (name, { main }) => {
    const stand = await main();
    const key = await stand.key('seat');
    await stand.as(key).call('revokeKey', { params: { prefix: key.slice(0, 16) } });
    return knock(stand.as(key), name);
  },
  invalid_token: async (name, { identity }) => {
    const { stand, token } = await identity();
    return knock(stand.as(await token({ forged: true })), name);
  },
  identity_unavailable: async (name, { main, identity }) => {
    const { token } = await identity();
    return knock((await main()).as(await token({})), name);
  },
  not_permitted: async (name, { shut }) => {
    const stand = await shut();
    if (endpoints[name].caller !== 'session') return knock(stand.as(await stand.key('seat')), name);
    return knockFromAfar(stand.service.address, name);
  },
  rate_limited: async (name, { strict, identityStrict }) => {
    if (endpoints[name].caller === 'session') {
      const { stand, token } = await identityStrict();
      const client = stand.as(await token({ subject: `rate-${name}` }));
      await client.call('whoAmI');
      return knock(client, name);
    }
    const stand = await strict();
    const client = stand.as(await stand.key('seat'));
    await client.call('getUsage', { query: {} });
    return knock(client, name);
  },
};

/** A page of another site asks. */
async function knockFromAfar(address: string, name: EndpointName): Promise<never> {
  const reply = await fetch(address + endpoints[name].path, { headers: { origin: 'https://elsewhere.example' } });
  const { error } = (await reply.json()) as { error: { type: string; message: string } };
  throw new ServiceError(reply.status, error.type, error.message, {}, null);
}

async function refusalOf(ask: () => Promise<unknown>): Promise<ServiceError> {
  try {
    await ask();
  } catch (fault) {
    if (fault instanceof ServiceError) return fault;
    throw fault;
  }
  throw new Error('It was not refused.');
}

export function walk(stands: Stands, walks: Walks): void {
  const reached = new Set<string>();
  const unreached: string[] = [];
  /** Refusals of the door, by who is asking. */
  const walked = new Set<string>();
  afterAll(async () => {
    await stands.close();
    console.log(`error types reached: ${[...reached].toSorted().join(', ')}`);
    for (const line of unreached.toSorted()) console.log(`not reached: ${line}`);
  });
  for (const [name, steps] of Object.entries(walks) as [EndpointName, Walk][]) {
    const row: Endpoint = endpoints[name];
    describe(`${row.method} ${row.path}`, () => {
      const { success } = steps;
      test.skipIf(success === undefined)('answers as its row says', async () => {
        const reply = (await success?.(stands)) ?? { status: 0 };
        expect(reply.status).toBe(row.status);
        if (row.reply === 'json') expect(row.reply_schema?.safeParse(reply.value).error).toBeUndefined();
        if (row.reply === 'file') expect(row.media_types).toContain(reply.media_type?.split(';')[0]);
      });
      for (const type of row.errors) {
        const own = steps.refusals?.[type];
        const door = DOOR[type];
        // That every endpoint lies behind the door does not hang on the store; what the door itself asks of it does.
        if (onPostgres && own === undefined && door !== undefined) {
          if (walked.has(`${type} ${row.caller}`)) continue;
          walked.add(`${type} ${row.caller}`);
        }
        const reason = steps.unreached?.[type];
        if (reason !== undefined) {
          unreached.push(`${name} ${type}: ${reason}`);
          continue;
        }
        test(`can be refused as ${type}`, async () => {
          const refusal = await refusalOf(() => {
            if (own !== undefined) return own(stands);
            if (door !== undefined) return door(name, stands);
            throw new Error(`No step reaches ${type} of ${name}.`);
          });
          expect(refusal.type).toBe(type);
          expect(refusal.status).toBe(errorRow(type).status);
          expect(refusal.retry_after).toBe(errorRow(type).retry_after ?? null);
          for (const extra of errorRow(type).extras ?? []) expect(refusal.extras).toHaveProperty(extra);
          reached.add(type);
        });
      }
    });
  }
}
