import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3StandIn {
  endpoint: string;
  keys(): string[];
  close(): Promise<void>;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Stored {
  body: Buffer;
  type: string;
  etag: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

interface Reach {
  host?: string;
  port?: number;
  origin?: string;
}

/**
 * Subset of S3 with strict signature checks; s3rver accepts forged ones.
 *
 * @param accepted keys, read at each request
 */
export async function startS3StandIn(
  accepted: readonly Credentials[],
  { host = '127.0.0.1', port: atPort = 0, origin }: Reach = {},
): Promise<S3StandIn> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => {
    if (origin) allowOrigin(response, origin);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    answer(request, response, accepted, objects).catch(() => refuse(response, 500, 'InternalError'));
  });
  await new Promise<void>((resolve) => server.listen(atPort, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()],
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function allowOrigin(response: ServerResponse, origin: string): void {
  response
    .setHeader('access-control-allow-origin', origin)
    .setHeader('access-control-allow-methods', 'GET, PUT')
    .setHeader('access-control-allow-headers', 'content-type');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  accepted: readonly Credentials[],
  objects: Map<string, Stored>,
): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const refusal = signatureFault(request, url, accepted);
  if (refusal) return refuse(response, 403, refusal);
  const key = decodeURIComponent(url.pathname);
  const source = request.headers['x-amz-copy-source'];
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  if (request.method === 'PUT' && typeof source === 'string') {
    const copied = objects.get(`/${decodeURIComponent(source).replace(/^\//, '')}`);
    if (!copied) return refuse(response, 404, 'NoSuchKey');
    if (copied.etag !== request.headers['x-amz-copy-source-if-match']) {
      return refuse(response, 412, 'PreconditionFailed');
    }
    objects.set(key, { ...copied, type });
    response.end(`<CopyObjectResult><ETag>${copied.etag}</ETag></CopyObjectResult>`);
    return;
  }
  if (request.method === 'PUT') {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { body, type, etag });
    response.setHeader('etag', etag).end();
    return;
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const object = objects.get(key);
  if (!object) return refuse(response, 404, 'NoSuchKey');
  response
    .setHeader('content-type', url.searchParams.get('response-content-type') ?? object.type)
    .setHeader('content-disposition', url.searchParams.get('response-content-disposition') ?? 'inline')
    .setHeader('etag', object.etag)
    .setHeader('content-length', object.body.length)
    .end(request.method === 'HEAD' ? undefined : object.body);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

/** AWS Signature Version 4 in a presigned URL or an Authorization header. */
function signatureFault(request: IncomingMessage, url: URL, accepted: readonly Credentials[]): string | undefined {
  const proof = url.searchParams.has('X-Amz-Signature') ? presigned(url) : authorized(request);
  if (!proof) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service = ''] = proof.credential.split('/');
  const credentials = accepted.find((each) => each.accessKeyId === accessKeyId);
  if (!credentials) return 'InvalidAccessKeyId';
  const signedAt = Date.parse(proof.date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Date.now() > signedAt + proof.lifetime * 1000) return 'AccessDenied';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = proof.signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, proof.signedHeaders, proof.payload].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', proof.date, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${credentials.secretAccessKey}`, day));
  return hmac(key, text).toString('hex') === proof.signature ? undefined : 'SignatureDoesNotMatch';
}

function presigned({ searchParams }: URL) {
  const value = (name: string) => searchParams.get(name) ?? '';
  return {
    credential: value('X-Amz-Credential'),
    date: value('X-Amz-Date'),
    lifetime: Number(value('X-Amz-Expires')),
    signedHeaders: value('X-Amz-SignedHeaders'),
    signature: value('X-Amz-Signature'),
    payload: searchParams.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function authorized({ headers }: IncomingMessage) {
  const pattern = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/;
  const [, credential, signedHeaders, signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) return undefined;
  const [date, payload] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])];
  return { credential, signedHeaders, signature, date, payload, lifetime: 900 };
}
