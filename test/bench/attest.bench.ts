// Signing and verifying: how long a large body takes, beside JSON.parse of the same text, and whether cost is linear.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { openKeyring } from '#main/attest/keyring.ts';
import { sign, signatureState } from '#main/attest/sign.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

function bodyOf(bytes: number): ExtractResponse & { attestation: object } {
  const call = {
    call_type: 'line',
    verbatim_text: 'thence North 45°30\'15" East, along the line of Müller, 120.55 feet to an iron pin found',
    bearing: { ns: 'N', degrees: 45, minutes: 30, seconds: 15.5, ew: 'E' },
    distance: 120.55,
    radius: null,
    source: { page: 3, boxes: [[72.125, 96.5, 540.25, 108.75]] },
  };
  const one = JSON.stringify(call).length + 1;
  const calls = Array.from({ length: Math.ceil(bytes / one) }, (_, i) => ({ ...call, distance: 120.55 + i }));
  const attestation = { document_sha256: 'ab', extracted_at: '2026-07-01T00:00:00Z', signature: '' };
  return { extraction: { tracts: [{ calls }] }, attestation } as unknown as ExtractResponse & { attestation: object };
}

/** Milliseconds of the processor, the best of several rounds, which other work on the machine changes little. */
function costOf(work: () => unknown, rounds = 12, times = 5): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i += 1) work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000 / times);
  }
  return best;
}

export async function bench(): Promise<BenchRow[]> {
  const folder = temporaryFolder('bench');
  const keyring = openKeyring(join(folder, 'keyring.json'), { box: null, now: new Date(), make: true });
  const one = sign(bodyOf(1_000_000), keyring).text;
  const two = sign(bodyOf(2_000_000), keyring).text;
  const verify = costOf(() => signatureState(one, keyring));
  const double = costOf(() => signatureState(two, keyring));
  const parse = costOf(() => JSON.parse(one));
  rmSync(folder, { recursive: true, force: true });
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    {
      name: 'verify a 1 MB signed body',
      value: ms(verify),
      peer: `JSON.parse ${ms(parse)}`,
      ratio: `${(verify / parse).toFixed(1)}×`,
      note: 'processor time; asked: 2.5',
    },
    {
      name: 'verify a 2 MB signed body',
      value: ms(double),
      peer: 'the same of 1 MB',
      ratio: `${(double / verify).toFixed(2)}×`,
    },
  ];
}
