// Upload slots: ids that tell whose they are, and addresses that carry their own authority.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import type { Caller } from '#main/account/caller.ts';
import type { Db } from '#main/store/db.ts';
import { keepSetting, putSetting } from '#main/store/settings.ts';

const SHAPE = /^up_([0-9a-f]{16})_[0-9a-f]{32}$/;

export interface UploadSlots {
  newId(caller: Caller): string;
  /** The id itself when it is one of the caller's. Foreign, misshapen and unheard-of ids are refused alike. */
  requireOwn(caller: Caller, id: string): string;
  /** The query that authorises one PUT until then. */
  sign(id: string, expires: number): string;
  requireSigned(id: string, expires: number, signature: string): void;
}

/** The secret outlives a restart, so that a slot handed out before it still works; one that is too short to be ours does not. */
export async function openUploadSlots(db: Db): Promise<UploadSlots> {
  const fresh = randomBytes(32).toString('hex');
  const kept = await keepSetting(db, 'upload_secret', fresh);
  const secret = typeof kept === 'string' && kept.length >= 64 ? kept : fresh;
  if (kept !== secret) await putSetting(db, 'upload_secret', secret);
  const tagged = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const ownerTag = ({ account, family }: Caller) => tagged(`owner ${account.id} ${family}`).slice(0, 16);
  const signature = (id: string, expires: number) => tagged(`put ${id} ${expires}`);
  return {
    newId: (caller) => `up_${ownerTag(caller)}_${randomBytes(16).toString('hex')}`,
    requireOwn: (caller, id) => {
      const tag = SHAPE.exec(id)?.[1];
      if (tag === undefined || !same(tag, ownerTag(caller))) throw new Refusal('upload_not_yours');
      return id;
    },
    sign: (id, expires) => `expires=${expires}&signature=${signature(id, expires)}`,
    requireSigned: (id, expires, given) => {
      if (!SHAPE.test(id) || !same(given, signature(id, expires))) throw new Refusal('upload_not_yours');
    },
  };
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
