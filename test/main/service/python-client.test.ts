// A plain Python standard-library client: it extracts, holds the JSON as Python values, and posts it back.
import { spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEED, type Stand, standService } from '#test/support/service.ts';

const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import json']).status === 0);
const CLIENT = `
import json, sys, time, urllib.request

base, key = sys.argv[1], sys.argv[2]
deed = sys.stdin.buffer.read()

def ask(method, path, body=None, kind="application/json"):
    request = urllib.request.Request(base + path, data=body, method=method)
    request.add_header("Authorization", "Bearer " + key)
    if body is not None:
        request.add_header("Content-Type", kind)
    with urllib.request.urlopen(request) as reply:
        return reply.status, reply.headers.get("Content-Type"), reply.read()

_, _, text = ask("POST", "/v1/extract", deed, "text/plain")
held = json.loads(text)
# Parsed and written again in Python's own way: other spaces, other escapes, other order.
again = json.dumps(held, indent=1, sort_keys=True).encode()
status, kind, pdf = ask("POST", "/v1/certificate", again)
_, _, reply = ask("POST", "/v1/corrections", json.dumps({
    "extraction": held,
    "corrections": [{"tract": 0, "call": 0, "field": "distance", "before": 400.0, "after": 400.25}],
    "by": "python",
}).encode())
corrected = json.loads(reply)
status2, _, _ = ask("POST", "/v1/certificate", json.dumps(corrected["extraction"]).encode())

_, _, submitted = ask("POST", "/v1/extracts", deed, "text/plain")
job = json.loads(submitted)
while job["status"] in ("queued", "running"):
    time.sleep(0.05)
    job = json.loads(ask("GET", "/v1/extracts/" + job["job"])[2])
status3, _, _ = ask("POST", "/v1/certificate", json.dumps(job["result"]).encode())

boundary = "----deedproof"
part = ('--%s\\r\\nContent-Disposition: form-data; name="file"; filename="Grüße.txt"\\r\\n\\r\\n' % boundary).encode()
form = part + deed + ("\\r\\n--%s--\\r\\n" % boundary).encode()
_, _, multipart = ask("POST", "/v1/extract", form, "multipart/form-data; boundary=" + boundary)

print(json.dumps({
    "statuses": [status, status2, status3], "kind": kind, "pdf": pdf[:5].decode(),
    "corrected": corrected["corrected"], "verdict": held["groundtruth_verdicts"][0]["status"],
    "document": json.loads(multipart)["document"],
}))
`;

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

async function runPython(...values: string[]): Promise<string> {
  const child = spawn(PYTHON ?? '', ['-c', CLIENT, ...values], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(DEED);
  let out = '';
  for await (const part of child.stdout) out += String(part);
  return out;
}

test.skipIf(PYTHON === undefined)(
  'a Python client holds the JSON as its own values and it still verifies',
  async () => {
    const out = await runPython(stand.service.address, await stand.key('seat'));
    expect(JSON.parse(out)).toEqual({
      statuses: [200, 200, 200],
      kind: 'application/pdf',
      pdf: '%PDF-',
      corrected: 1,
      verdict: 'PASS',
      document: 'Grüße.txt',
    });
  },
);
