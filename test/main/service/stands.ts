// The services that the contract suite asks: the ordinary one, and ones set up so that a rare refusal can be reached.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Refusal } from '#core/api/errors.ts';
import { SELF_MADE } from '#test/support/office.ts';
import { standOidc } from '#test/support/oidc-stand.ts';
import { DEED, type Stand, type StandOptions, standService, TEXT } from '#test/support/service.ts';
import { refuseWrites } from '#test/support/store.ts';
import { type StripeStand, standStripe } from '#test/support/stripe-stand.ts';

export interface Identity {
  readonly stand: Stand;
  /** A session token of the provider; forged when asked. */
  token(claims: {
    subject?: string;
    forged?: boolean;
    expired?: boolean;
    groups?: string[];
    email?: string;
    email_verified?: boolean;
    issuer?: string;
    audience?: string;
    not_before?: number;
  }): Promise<string>;
  /** The provider signs with a new key from now on; the old one is published on, or not. */
  rotate(keepOld: boolean): Promise<void>;
  readonly issuer: string;
}

export interface Selling {
  readonly stand: Stand;
  readonly stripe: StripeStand;
}

export interface Stands {
  readonly main: () => Promise<Stand>;
  /** One request a minute. */
  readonly strict: () => Promise<Stand>;
  /** Its port is switched off. */
  readonly shut: () => Promise<Stand>;
  /** It holds no signing key. */
  readonly unsigned: () => Promise<Stand>;
  /** Its reader always fails, as a model provider may. */
  readonly failing: () => Promise<Stand>;
  /** Its reader takes its time: what is submitted stays in flight. */
  readonly slow: () => Promise<Stand>;
  /** Its database can be read and not written, as on a full disk. */
  readonly readonly: () => Promise<Stand>;
  /** Its free tier is closed. */
  readonly closed: () => Promise<Stand>;
  /** It has a door to its office. */
  readonly office: () => Promise<Stand>;
  /** It sells, at a payment processor of the test's own. */
  readonly selling: () => Promise<Selling>;
  /** People can sign in to it, at a real identity provider. */
  readonly signing: () => Promise<Stand>;
  readonly identity: () => Promise<Identity>;
  readonly identityStrict: () => Promise<Identity>;
  close(): Promise<void>;
}

export function openStands(): Stands {
  const closers: (() => Promise<unknown>)[] = [];
  const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
    let made: Promise<Made> | null = null;
    return () => {
      made ??= make();
      return made;
    };
  };
  const stand = (options: StandOptions = {}) =>
    once(async () => {
      const opened = await standService(options);
      closers.push(opened.close);
      return opened;
    });
  const signing = (options: StandOptions) => once(() => standIdentity(options, closers));
  return {
    main: stand(),
    strict: stand({ limits: { requests_per_minute: 1 } }),
    shut: once(async () => {
      const opened = await standService();
      closers.push(opened.close);
      await opened.desktop.call('putSettings', { json: { port_open: false } });
      return opened;
    }),
    unsigned: stand({ signing: false }),
    failing: stand({
      reader: { model: 'provider/model', read: () => Promise.reject(new Refusal('extraction_failed')) },
    }),
    slow: stand({ reader: { model: 'provider/model', read: () => new Promise(() => undefined) } }),
    readonly: once(async () => {
      const opened = await standService();
      await refuseWrites(opened.app.db);
      closers.push(opened.close);
      return opened;
    }),
    closed: stand({ free_tier: false }),
    office: stand({ office: SELF_MADE }),
    selling: once(async () => {
      const stripe = await standStripe(() => new Date('2026-07-15T12:00:00Z'));
      const opened = await standService({ billing: stripe.billing });
      closers.push(stripe.close, opened.close);
      return { stand: opened, stripe };
    }),
    signing: once(async () => {
      const oidc = await standOidc();
      const opened = await standService({ identity: oidc.identity });
      closers.push(oidc.close, opened.close);
      return opened;
    }),
    identity: signing({}),
    identityStrict: signing({ limits: { requests_per_minute: 1 } }),
    close: async () => {
      for (const close of closers.toReversed()) await close();
    },
  };
}

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

const NO_CLIENT = { client_id: null, client_secret: null, staff_group: 'staff', desk_group: null };

async function standIdentity(options: StandOptions, closers: (() => Promise<unknown>)[]): Promise<Identity> {
  let signing = await newKey('one');
  let published = [signing.jwk];
  const forger = await generateKeyPair('ES256');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}/`;
  const stand = await standService({
    ...options,
    identity: { ...NO_CLIENT, issuer, audience: 'deedproof', jwks_url: `${issuer}keys` },
  });
  closers.push(stand.close, async () => server.close());
  return {
    stand,
    issuer,
    rotate: async (keepOld) => {
      const next = await newKey(`key-${published.length}-${Math.random()}`);
      published = keepOld ? [...published, next.jwk] : [next.jwk];
      signing = next;
    },
    token: ({ subject = 'ada', forged = false, expired = false, groups = [], ...given }) => {
      const { issuer: by = issuer, audience = 'deedproof', not_before, ...claims } = given;
      const at = Math.floor(stand.clock.now().getTime() / 1000);
      return new SignJWT({ email: `${subject}@title.example`, groups, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: signing.jwk.kid })
        .setIssuer(by)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(at - 100)
        .setNotBefore(at + (not_before ?? -100))
        .setExpirationTime(expired ? at - 50 : at + 600)
        .sign(forged ? forger.privateKey : signing.privateKey);
    },
  };
}

/** The signed text of the sample deed. */
export async function heldText(stand: Stand): Promise<string> {
  return (await stand.desktop.call('extract', { headers: TEXT, body: DEED })).text;
}
