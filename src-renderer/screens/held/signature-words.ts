// What can be said of a signature, in words for a person.
import type { SignatureState } from '#core/schema/local.ts';

interface SignatureWords {
  readonly tone: 'good' | 'doubt' | 'bad';
  readonly title: string;
  readonly text: string;
}

export const SIGNATURE_WORDS: Readonly<Record<SignatureState, SignatureWords>> = {
  good: {
    tone: 'good',
    title: 'Signature good',
    text: 'Signed by this machine’s keyring and unchanged since.',
  },
  wrong: {
    tone: 'bad',
    title: 'Signature wrong',
    text: 'The file was changed after it was signed. Do not rely on it.',
  },
  unknown_key: {
    tone: 'doubt',
    title: 'Unknown key',
    text: 'Signed with a key that is no longer here, or on another machine: it cannot be checked.',
  },
  missing: {
    tone: 'doubt',
    title: 'Not signed',
    text: 'The file carries no signature.',
  },
  no_keyring: {
    tone: 'doubt',
    title: 'Cannot be checked',
    text: 'This machine holds no signing key to check with.',
  },
};
