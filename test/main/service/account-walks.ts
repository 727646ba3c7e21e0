// Accounts, keys, usage, billing, runs and placements.
import type { Stands } from '#test/main/service/stands.ts';
import type { Walk, Walks } from '#test/main/service/walk.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

const newKey = async (stands: Stands, plan: Parameters<Stand['key']>[0] = 'seat') => {
  const stand = await stands.main();
  const key = await stand.key(plan);
  return { client: stand.as(key), prefix: key.slice(0, 16) };
};

const request = (email: string) => ({ email, company: 'Oak Title', role: 'examiner', accepted_terms: true });
const signUp = async (stands: Stands, change: object) =>
  (await stands.main()).as().call('signup', { json: { ...request('someone@oak.example'), ...change } });

const aJob = async (stands: Stands) => {
  const { client } = await newKey(stands);
  const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(client, job);
  return { client, params: { reference: job } };
};
const aPlace = { tract_index: 0, lon: -93.4, lat: 37.6, rotation_deg: 12.5 };

const foreign = (
  name: 'getRun' | 'deleteRun' | 'listPlacements' | 'deletePlacements' | 'putPlacements',
): Walk['refusals'] => ({
  no_such_run: async (stands) => {
    const { params } = await aJob(stands);
    const { client } = await newKey(stands);
    const placing = name === 'putPlacements' ? { query: {}, json: { tracts: [aPlace] } } : {};
    return client.call(name, { params, ...placing } as never);
  },
});

const checkout = async (stands: Stands, query: Record<string, string>) =>
  (await newKey(stands)).client.call('billingCheckout', { query });

const NO_PROCESSOR = 'this installation has no payment processor to fail';

export const accountWalks: Walks = {
  signup: {
    success: (stands) => signUp(stands, { email: 'first@oak.example' }),
    refusals: {
      invalid_email: (stands) => signUp(stands, { email: 'not an address' }),
      terms_not_accepted: (stands) => signUp(stands, { accepted_terms: false }),
      disposable_email: (stands) => signUp(stands, { email: 'a@eu.mailinator.com' }),
      undeliverable_domain: (stands) => signUp(stands, { email: 'a@title.invalid' }),
      already_granted: async (stands) => {
        await signUp(stands, { email: 'second@oak.example' });
        return signUp(stands, { email: 'Second+again@oak.example' });
      },
      free_tier_busy: async () => {
        const stand = await standService({ limits: { free_accounts_per_day: 1 } });
        try {
          await stand.as().call('signup', { json: request('one@oak.example') });
          return await stand.as().call('signup', { json: request('two@oak.example') });
        } finally {
          await stand.close();
        }
      },
      free_tier_closed: async (stands) =>
        (await stands.closed()).as().call('signup', { json: request('a@oak.example') }),
    },
  },
  createKey: {
    success: async (stands) => (await newKey(stands)).client.call('createKey', { json: { name: 'Second' } }),
    refusals: {
      too_many_keys: async (stands) =>
        (await newKey(stands, 'free')).client.call('createKey', { json: { name: 'Second' } }),
      no_entitlement: async (stands) => {
        const { stand, token } = await stands.identity();
        return stand.as(await token({ subject: 'newcomer' })).call('createKey', { json: { name: 'First' } });
      },
    },
  },
  listKeys: { success: async (stands) => (await newKey(stands)).client.call('listKeys') },
  whoAmI: {
    success: async (stands) => {
      const { stand, token } = await stands.identity();
      return stand.as(await token({ groups: ['staff'] })).call('whoAmI');
    },
    refusals: { invalid_token: async (stands) => (await newKey(stands)).client.call('whoAmI') },
  },
  rotateKey: {
    success: async (stands) => {
      const { client, prefix } = await newKey(stands);
      return client.call('rotateKey', { params: { prefix } });
    },
    refusals: {
      no_such_key: async (stands) => {
        const other = await newKey(stands);
        return (await newKey(stands)).client.call('rotateKey', { params: { prefix: other.prefix } });
      },
      rotate_failed: async (stands) => {
        const { client } = await newKey(stands);
        const second = (await client.call('createKey', { json: { name: 'Second' } })).value;
        await client.call('revokeKey', { params: { prefix: second.prefix } });
        return client.call('rotateKey', { params: { prefix: second.prefix } });
      },
    },
  },
  revokeKey: {
    success: async (stands) => {
      const { client, prefix } = await newKey(stands);
      return client.call('revokeKey', { params: { prefix } });
    },
    refusals: {
      no_such_key: async (stands) =>
        (await newKey(stands)).client.call('revokeKey', { params: { prefix: 'dp_live_00000000' } }),
    },
  },
  getUsage: {
    success: async (stands) => (await newKey(stands)).client.call('getUsage', { query: {} }),
    refusals: {
      no_such_key: async (stands) => {
        const other = await newKey(stands);
        return (await newKey(stands)).client.call('getUsage', { query: { prefix: other.prefix } });
      },
    },
  },
  listRuns: {
    success: async (stands) => (await aJob(stands)).client.call('listRuns', { query: {} }),
  },
  deleteRuns: {
    success: async (stands) =>
      (await aJob(stands)).client.call('deleteRuns', { query: { confirm: 'delete-everything' } }),
  },
  getRun: {
    success: async (stands) => {
      const { client, params } = await aJob(stands);
      return client.call('getRun', { params });
    },
    refusals: { ...foreign('getRun') },
  },
  deleteRun: {
    success: async (stands) => {
      const { client, params } = await aJob(stands);
      return client.call('deleteRun', { params });
    },
    refusals: { ...foreign('deleteRun') },
  },
  listPlacements: {
    success: async (stands) => {
      const { client, params } = await aJob(stands);
      return client.call('listPlacements', { params });
    },
    refusals: { ...foreign('listPlacements') },
  },
  putPlacements: {
    success: async (stands) => {
      const { client, params } = await aJob(stands);
      return client.call('putPlacements', { params, query: {}, json: { tracts: [aPlace] } });
    },
    refusals: {
      ...foreign('putPlacements'),
      no_such_tract: async (stands) => {
        const { client, params } = await aJob(stands);
        return client.call('putPlacements', { params, query: {}, json: { tracts: [{ ...aPlace, tract_index: 7 }] } });
      },
    },
  },
  deletePlacements: {
    success: async (stands) => {
      const { client, params } = await aJob(stands);
      return client.call('deletePlacements', { params });
    },
    refusals: { ...foreign('deletePlacements') },
  },
  billingPortal: {
    refusals: {
      no_subscription: async (stands) => (await newKey(stands, 'pack')).client.call('billingPortal'),
      billing_unavailable: async (stands) => (await newKey(stands, 'seat')).client.call('billingPortal'),
    },
    unreached: { portal_failed: NO_PROCESSOR },
  },
  billingCheckout: {
    refusals: {
      unknown_tier: (stands) => checkout(stands, { tier: 'gold' }),
      unknown_pack: (stands) => checkout(stands, { pack: 'pack-9' }),
      invalid_quantity: (stands) => checkout(stands, { pack: 'pack-10', quantity: '26' }),
      invalid_seats: (stands) => checkout(stands, { tier: 'seat', seats: '0' }),
      billing_unavailable: (stands) => checkout(stands, { tier: 'seat', seats: '3' }),
    },
    unreached: { checkout_failed: NO_PROCESSOR, checkout_incomplete: NO_PROCESSOR },
  },
};
