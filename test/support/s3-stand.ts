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
  /** After `close`: the same store, with what was put into it. */
  again(): Promise<void>;
}

const KEY = 'S3RVER';

export async function openS3Stand(): Promise<S3Stand> {
  const directory = temporaryFolder('s3');
  const configureBuckets = [{ name: 'deeds', configs: [] }];
  const open = (at: number) =>
    new S3rver({ port: at, address: '127.0.0.1', silent: true, directory, configureBuckets });
  let store = open(0);
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
    again: async () => {
      store = open(port);
      await store.run();
    },
  };
}
