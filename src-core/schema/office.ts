// A desk and the server of its office.
import { z } from 'zod';

/** SHA-256 of a certificate, as it is printed: pairs of digits parted by colons. */
const Fingerprint = z.string().regex(/^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/);

const OfficeAddress = z.url({ protocol: /^https$/ }).max(300);

export const OfficeWanted = z.object({
  address: OfficeAddress,
  /** Once a person has confirmed it: then the server is asked by what ways a desk comes in. */
  fingerprint: Fingerprint.optional(),
});

/** A server whose certificate a person confirmed. */
export const OfficeConfirmed = z.object({ address: OfficeAddress, fingerprint: Fingerprint });

/** The certificate that a server shows, before anything is told to it. */
export const OfficeMet = z.object({
  address: z.string(),
  fingerprint: z.string(),
  /** Whom it is made out to. */
  names: z.string(),
  valid_until: z.string(),
  /** Whether people sign in there for their desk; never before the certificate was confirmed. */
  sign_in: z.boolean(),
});
export type OfficeMet = z.infer<typeof OfficeMet>;

export const OfficeJoining = OfficeConfirmed.extend({
  /** A key that was made for a desk. */
  key: z.string().min(1).max(300),
});
export type OfficeJoining = z.infer<typeof OfficeJoining>;

/** Where this desk works: at the office's server, or at its own machine where everything is null. */
export const OfficeState = z.object({
  address: z.string().nullable(),
  fingerprint: z.string().nullable(),
  key_prefix: z.string().nullable(),
  /** A sign-in at the office is under way in the system's browser. */
  signing_in: z.boolean(),
  /** Why the last one came to nothing. */
  sign_in_problem: z.string().nullable(),
});
export type OfficeState = z.infer<typeof OfficeState>;

/** A desk asks its office for a sign-in of the person at it. */
export const DeskSignInWanted = z.object({
  /** Where the browser comes back to: the desk itself (RFC 8252, section 7.3). */
  redirect_uri: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/auth\/callback$/),
});

export const DeskSignInBegun = z.object({
  /** Where the browser goes. */
  address: z.string(),
  /** What it brings back. */
  state: z.string(),
  /** What the desk alone knows, and ends the sign-in with. */
  ticket: z.string(),
});
export type DeskSignInBegun = z.infer<typeof DeskSignInBegun>;

/** What the browser brought back, with the desk's own ticket. */
export const DeskSignInEnd = z.object({
  ticket: z.string().max(200),
  state: z.string().max(200),
  code: z.string().max(4000).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(1000).optional(),
  /** What the key is to be called in the list of keys: the name of the machine. */
  desk: z.string().min(1).max(200),
});
export type DeskSignInEnd = z.infer<typeof DeskSignInEnd>;
