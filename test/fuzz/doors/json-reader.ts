// The strict JSON reader under every signature: it takes no text that JSON refuses, changes no value, and its canonical
// form is its own canonical form.
import { isDeepStrictEqual } from 'node:util';
import { canonicalObject, readMembers } from '#core/attest/canonical.ts';
import { signedContentOf } from '#core/attest/signed-content.ts';
import { bytesOf, type FuzzDoor, hold, textOf } from '#test/fuzz/fuzz-door.ts';
import { bodyOf, locatedDeed, oneLot } from '#test/support/bodies.ts';

const SEEDS = [
  '{}',
  '{"a":1,"b":[true,false,null],"c":{"d":"\\u00e9\\ud83d\\ude00","e":-0.0,"f":1e21,"g":123456789012345678}}',
  '{"attestation":{"signature":"abc","key_id":"k1"},"z":1.50,"é":"\\n\\t\\/"}',
  JSON.stringify(bodyOf([oneLot()])).slice(0, 4000),
  JSON.stringify(locatedDeed().attestation),
];

export const jsonReader: FuzzDoor = {
  name: 'JSON reader',
  seeds: SEEDS.map(bytesOf),
  words: [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\u',
    '\\ud800',
    '1e400',
    '-0',
    '0.1',
    '1E5',
    'null',
    '"a":',
    '\u2028',
    '__proto__',
  ],
  check: (input) => {
    const text = textOf(input);
    const members = readMembers(text);
    signedContentOf(text);
    if (members === null) return;
    const value = parsed(text);
    hold(value !== undefined, 'text that JSON refuses was taken');
    const canonical = Buffer.from(canonicalObject(members)).toString('latin1');
    hold(/^[ -~]*$/.test(canonical), 'the canonical form leaves ASCII');
    hold(isDeepStrictEqual(parsed(canonical), value), `a value changed: ${canonical.slice(0, 200)}`);
    const again = readMembers(canonical);
    hold(
      again !== null && Buffer.from(canonicalObject(again)).toString('latin1') === canonical,
      'the canonical form has another canonical form',
    );
  },
};

/** Undefined where JSON refuses it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
