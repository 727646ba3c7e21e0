// An S3-compatible store in a process of its own, so that it can be killed: node bucket-program.ts FOLDER PORT.
import { stat } from 'node:fs/promises';
import S3rver from 's3rver';
import { pause } from '#test/hard/hard-day.ts';

interface Put {
  readonly bucket: string;
  readonly key: string;
}

interface Shelves {
  putObject(object: Put): Promise<{ size: number }>;
  getResourcePath(bucket: string, key: string, resource: string): string;
}

const [directory = '', port = '0'] = process.argv.slice(2);
const configureBuckets = [{ name: 'deeds', configs: [] }];
const server = new S3rver({ directory, port: Number(port), address: '127.0.0.1', silent: true, configureBuckets });
const { store } = server as unknown as { store: Shelves };
const put = store.putObject.bind(store);

// It answers before the last byte is in its file; a store that an office trusts does not.
store.putObject = async (object) => {
  const written = await put(object);
  const file = store.getResourcePath(object.bucket, object.key, 'object');
  while ((await stat(file)).size < written.size) await pause(5);
  return written;
};

const at = await server.run();
console.log(`The bucket is at ${at.port}`);
