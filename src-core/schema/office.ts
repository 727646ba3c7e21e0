// A desk and the server of its office.
import { z } from 'zod';

/** SHA-256 of a certificate, as it is printed: pairs of digits parted by colons. */
const Fingerprint = z.string().regex(/^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/);

const OfficeAddress = z.url({ protocol: /^https$/ }).max(300);

export const OfficeWanted = z.object({ address: OfficeAddress });

/** The certificate that a server shows, before anything is told to it. */
export const OfficeMet = z.object({
  address: z.string(),
  fingerprint: z.string(),
  /** Whom it is made out to. */
  names: z.string(),
  valid_until: z.string(),
});
export type OfficeMet = z.infer<typeof OfficeMet>;

export const OfficeJoining = z.object({
  address: OfficeAddress,
  /** As a person confirmed it. */
  fingerprint: Fingerprint,
  /** A key that was made for a desk. */
  key: z.string().min(1).max(300),
});
export type OfficeJoining = z.infer<typeof OfficeJoining>;

/** Where this desk works: at the office's server, or at its own machine where everything is null. */
export const OfficeState = z.object({
  address: z.string().nullable(),
  fingerprint: z.string().nullable(),
  key_prefix: z.string().nullable(),
});
export type OfficeState = z.infer<typeof OfficeState>;
