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

/** Of an installation that sells: asked as a caller on the plan, while its processor is down where `down` says so. */
async function selling(
  stands: Stands,
  plan: Parameters<Stand['key']>[0],
  ask: (client: ReturnType<Stand['as']>, sold: Awaited<ReturnType<Stands['selling']>>) => Promise<unknown>,
  down = false,
): Promise<never> {
  const sold = await stands.selling();
  const client = sold.stand.as(await sold.stand.key(plan));
  sold.stripe.mood = down ? 'failing' : 'usual';
  try {
    return (await ask(client, sold)) as never;
  } finally {
    sold.stripe.mood = 'usual';
  }
}

/** One of the staff, who is the owner of an account. */
const aPerson = async (stands: Stands) => {
  const { stand, token } = await stands.identity();
  return stand.as(await token({ subject: 'walker', groups: ['staff'] }));
};
const inviting = async (stands: Stands, email: string) =>
  (await aPerson(stands)).call('inviteMember', { json: { email, role: 'viewer' } });

/** One who was invited and vouched for, and has not joined. */
async function aGuest(stands: Stands, subject: string) {
  const email = `${subject}@oak.example`;
  const { members } = (await inviting(stands, email)).value;
  const { stand, token } = await stands.identity();
  const client = stand.as(await token({ subject, email, email_verified: true }));
  return { client, params: { id: members.find((one) => one.email === email)?.id ?? '' } };
}

/** Pays for a seat, and comes back. */
async function buySeat(client: ReturnType<Stand['as']>, { stripe }: Awaited<ReturnType<Stands['selling']>>) {
  await client.call('billingCheckout', { query: { tier: 'seat' } });
  const session = stripe.newestCheckout();
  stripe.pay(session);
  return client.call('billingCheckout', { query: { session } });
}

const BACK_AT_DESK = { redirect_uri: 'http://127.0.0.1:7420/auth/callback' };
const NO_ANSWER = { ticket: 'x', state: 'x', code: 'x', desk: 'Desk' };

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
  confirmKey: {
    success: async (stands) => {
      const { stand, token } = await stands.identity();
      const email = 'confirming@oak.example';
      const prefix = (await stand.key('seat', { email, email_key: email })).slice(0, 16);
      const client = stand.as(await token({ subject: 'confirming', email, email_verified: true }));
      return client.call('confirmKey', { params: { prefix } });
    },
    refusals: {
      no_such_key: async (stands) =>
        (await aPerson(stands)).call('confirmKey', { params: { prefix: 'dp_live_00000000' } }),
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
      portal_failed: async (stands) => {
        const sold = await stands.selling();
        const client = sold.stand.as(await sold.stand.key(null));
        await buySeat(client, sold);
        sold.stripe.mood = 'failing';
        return client.call('billingPortal').finally(() => {
          sold.stripe.mood = 'usual';
        });
      },
    },
    success: (stands) =>
      selling(stands, null, async (client, sold) => {
        await buySeat(client, sold);
        return client.call('billingPortal');
      }),
  },
  billingCheckout: {
    refusals: {
      unknown_tier: (stands) => checkout(stands, { tier: 'gold' }),
      unknown_pack: (stands) => checkout(stands, { pack: 'pack-9' }),
      invalid_quantity: (stands) => checkout(stands, { pack: 'pack-10', quantity: '26' }),
      invalid_seats: (stands) => checkout(stands, { tier: 'seat', seats: '0' }),
      billing_unavailable: (stands) => checkout(stands, { tier: 'seat', seats: '3' }),
      checkout_failed: (stands) =>
        selling(stands, 'free', (client) => client.call('billingCheckout', { query: { pack: 'pack-10' } }), true),
      checkout_incomplete: (stands) =>
        selling(stands, 'free', (client) => client.call('billingCheckout', { query: { session: 'cs_test_0' } })),
    },
    success: (stands) => selling(stands, null, buySeat),
  },
  billingWebhook: {
    success: (stands) =>
      selling(stands, null, (client, { stripe }) => {
        const event = stripe.event('customer.updated', { object: 'customer', id: 'cus_1' });
        return client.call('billingWebhook', stripe.signed(event, { at: new Date('2026-07-15T12:00:00Z') }));
      }),
    refusals: {
      invalid_signature: (stands) => selling(stands, null, (client) => client.call('billingWebhook', { body: '{}' })),
      invalid_webhook: (stands) =>
        selling(stands, null, (client, { stripe }) =>
          client.call('billingWebhook', stripe.signed('nothing' as never, { at: new Date('2026-07-15T12:00:00Z') })),
        ),
      document_too_large: (stands) =>
        selling(stands, null, (client) => client.call('billingWebhook', { body: 'x'.repeat(1_000_001) })),
      billing_unavailable: async (stands) => (await stands.main()).as().call('billingWebhook', { body: '{}' }),
    },
  },
  signIn: {
    success: async (stands) => (await stands.signing()).as().call('signIn'),
    refusals: { identity_unavailable: async (stands) => (await stands.main()).as().call('signIn') },
  },
  signInCallback: {
    // A whole sign-in, by a person and a provider, is walked in its own test.
    refusals: {
      invalid_token: async (stands) =>
        (await stands.signing()).as().call('signInCallback', { query: { code: 'x', state: 'x' } }),
      identity_unavailable: async (stands) =>
        (await stands.main()).as().call('signInCallback', { query: { code: 'x', state: 'x' } }),
    },
  },
  getDeskSignIn: { success: async (stands) => (await stands.main()).as().call('getDeskSignIn') },
  beginDeskSignIn: {
    success: async (stands) => (await stands.signing()).as().call('beginDeskSignIn', { json: BACK_AT_DESK }),
    refusals: {
      identity_unavailable: async (stands) =>
        (await stands.main()).as().call('beginDeskSignIn', { json: BACK_AT_DESK }),
    },
  },
  endDeskSignIn: {
    refusals: {
      invalid_token: async (stands) => (await stands.signing()).as().call('endDeskSignIn', { json: NO_ANSWER }),
      identity_unavailable: async (stands) => (await stands.main()).as().call('endDeskSignIn', { json: NO_ANSWER }),
    },
    unreached: {
      not_permitted: 'a whole sign-in, by a person and a provider, is walked in its own test',
      too_many_keys: 'a whole sign-in, by a person and a provider, is walked in its own test',
    },
  },
  signOut: { success: async (stands) => (await aPerson(stands)).call('signOut', { query: { everywhere: 'true' } }) },
  listMembers: { success: async (stands) => (await aPerson(stands)).call('listMembers') },
  inviteMember: {
    success: (stands) => inviting(stands, 'guest@oak.example'),
    refusals: {
      invalid_email: (stands) => inviting(stands, 'nobody'),
      disposable_email: (stands) => inviting(stands, 'a@mailinator.com'),
      undeliverable_domain: (stands) => inviting(stands, 'a@oak.invalid'),
    },
  },
  changeMember: {
    success: async (stands) => {
      const client = await aPerson(stands);
      const { members } = (await inviting(stands, 'changed@oak.example')).value;
      return client.call('changeMember', { params: { id: members.at(-1)?.id ?? '' }, json: { role: 'owner' } });
    },
  },
  removeMember: {
    success: async (stands) => {
      const client = await aPerson(stands);
      const { members } = (await inviting(stands, 'removed@oak.example')).value;
      return client.call('removeMember', { params: { id: members.at(-1)?.id ?? '' } });
    },
  },
  listInvitations: { success: async (stands) => (await aGuest(stands, 'asked')).client.call('listInvitations') },
  acceptInvitation: {
    success: async (stands) => {
      const { client, params } = await aGuest(stands, 'joining');
      return client.call('acceptInvitation', { params });
    },
  },
  declineInvitation: {
    success: async (stands) => {
      const { client, params } = await aGuest(stands, 'refusing');
      return client.call('declineInvitation', { params });
    },
  },
  leaveAccount: {
    success: async (stands) => {
      const { client, params } = await aGuest(stands, 'leaving');
      await client.call('acceptInvitation', { params });
      return client.call('leaveAccount');
    },
  },
  listAccounts: { success: async (stands) => (await aPerson(stands)).call('listAccounts', { query: {} }) },
  arrangeAccount: {
    success: async (stands) => {
      const { stand } = await stands.identity();
      const prefix = (await stand.key('free')).slice(0, 16);
      const { account_id: id } = await stand.app.db
        .selectFrom('keys')
        .select('account_id')
        .where('prefix', '=', prefix)
        .executeTakeFirstOrThrow();
      return (await aPerson(stands)).call('arrangeAccount', { params: { id }, json: { monthly_cap: 5 } });
    },
  },
  getPlan: { success: async (stands) => (await newKey(stands)).client.call('getPlan') },
};
