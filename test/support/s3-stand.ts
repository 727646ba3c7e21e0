// An S3-compatible store on this machine, as an office might have one. It looks at who signed, and not at the signature itself.
import S3rver from 's3rver';
import type { Bucket } from '#main/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

export interface S3Stand {
  readonly bucket: Bucket;
  /** As it is named on a command line. */
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const KEY = 'S3RVER';

export async function openS3Stand(): Promise<S3Stand> {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryFolder('s3'),
    configureBuckets: [{ name: 'deeds', configs: [] }],
  });
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: {
      endpoint,
      bucket: 'deeds',
      prefix: 'office/',
      region: 'us-east-1',
      key_id: KEY,
      secret: KEY,
      session: null,
    },
    address: `s3://deeds/office?endpoint=${endpoint}`,
    environment: { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY },
    close: async () => void (await store.close()),
  };
}
