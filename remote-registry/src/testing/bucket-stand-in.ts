import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { buffer } from 'node:stream/consumers';

/** In-memory S3 server for one bucket, with conditional writes. */
export interface BucketStandIn {
  environment: NodeJS.ProcessEnv;
  objects: Map<string, Buffer>;
  close: () => void;
}

export async function bucketStandIn(bucket: string): Promise<BucketStandIn> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(objects, bucket, request).then(({ status, headers = {}, body = '' }) => {
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    environment: { S3_ENDPOINT: `http://127.0.0.1:${address.port}`, S3_REGION: 'us-east-1' },
    objects,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

async function answer(objects: Map<string, Buffer>, bucket: string, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://s3.test');
  const key = decodeURIComponent(url.pathname).replace(`/${bucket}`, '').replace(/^\//, '');
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return failure(403, 'AccessDenied');
  if (request.method === 'POST' && url.searchParams.has('delete')) {
    for (const [, gone = ''] of (await text(request)).matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone);
    return { status: 200, body: '<DeleteResult/>' };
  }
  if (url.searchParams.get('list-type') === '2') return list(objects, url.searchParams.get('prefix') ?? '');
  const stored = objects.get(key);
  if (request.method === 'PUT') {
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    const content = await buffer(request);
    // Checked after the body has arrived, so that only one of two writers succeeds.
    const before = objects.get(key);
    if (none === '*' && before) return failure(412, 'PreconditionFailed');
    if (match !== undefined && (!before || tagOf(before) !== match)) return failure(412, 'PreconditionFailed');
    objects.set(key, withoutChunks(content, request));
    return { status: 200, headers: { etag: tagOf(objects.get(key) ?? content) } };
  }
  if (!stored) return failure(404, 'NoSuchKey');
  return { status: 200, headers: { etag: tagOf(stored), 'content-length': String(stored.length) }, body: stored };
}

/** The SDK sends some bodies in chunks with a trailing checksum. */
function withoutChunks(content: Buffer, { headers }: IncomingMessage): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return content;
  const parts: Buffer[] = [];
  for (let start = 0; ;) {
    const end = content.indexOf('\r\n', start);
    const size = Number.parseInt(content.subarray(start, end).toString(), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(content.subarray(end + 2, end + 2 + size));
    start = end + 2 + size + 2;
  }
}

function list(objects: Map<string, Buffer>, prefix: string): Answer {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return { status: 200, body: `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>` };
}

function failure(status: number, code: string): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: `<Error><Code>${code}</Code></Error>` };
}

function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}
