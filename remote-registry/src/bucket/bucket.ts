import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

interface StoredObject {
  content: Uint8Array;
  /** Version of the content, for conditional writes. */
  tag: string;
}

/** Condition of a write: the object is absent, or unchanged since it was read. */
export type Condition = { absent: true } | { tag: string };

/** Operations on an S3-compatible bucket; keys are relative to a prefix. */
export interface Bucket {
  place: string;
  get: (key: string) => Promise<StoredObject | undefined>;
  tagOf: (key: string) => Promise<string | undefined>;
  /** Returns the new tag, or `undefined` if the condition failed. */
  put: (key: string, content: Uint8Array | string, options?: PutOptions) => Promise<string | undefined>;
  list: (folder: string) => Promise<string[]>;
  remove: (keys: readonly string[]) => Promise<void>;
}

interface PutOptions {
  when?: Condition;
  type?: string;
  cacheControl?: string;
}

/** Limit of the protocol for one delete call. */
const DELETE_LIMIT = 1000;

export interface BucketOptions {
  name: string;
  prefix: string;
  /** `S3_ENDPOINT` and `S3_REGION`; credentials as the AWS SDK finds them. */
  environment: NodeJS.ProcessEnv;
}

export function openBucket({ name, prefix, environment }: BucketOptions): Bucket {
  const endpoint = environment['S3_ENDPOINT'];
  const client = new S3Client({
    region: environment['S3_REGION'] ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const base = prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`;
  const at = (key: string) => ({ Bucket: name, Key: `${base}${key}` });

  return {
    place: `s3://${name}/${prefix}`,
    get: (key) =>
      unlessMissing(async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        return { content: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag ?? '' };
      }),
    tagOf: (key) => unlessMissing(async () => (await client.send(new HeadObjectCommand(at(key)))).ETag),
    put: async (key, content, { when, type, cacheControl } = {}) => {
      const command = new PutObjectCommand({
        ...at(key),
        Body: content,
        ContentType: type,
        CacheControl: cacheControl,
        ...(when && ('absent' in when ? { IfNoneMatch: '*' } : { IfMatch: when.tag })),
      });
      try {
        return (await client.send(command)).ETag ?? '';
      } catch (cause) {
        if (hasStatus(cause, 412, 409)) return undefined;
        throw cause;
      }
    },
    list: async (folder) => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: name, Prefix: `${base}${folder}/`, ContinuationToken: token }),
        );
        keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(base.length)));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return keys;
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += DELETE_LIMIT) {
        const Objects = keys.slice(start, start + DELETE_LIMIT).map((key) => ({ Key: `${base}${key}` }));
        await client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}

async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (cause) {
    if (hasStatus(cause, 404)) return undefined;
    throw cause;
  }
}

function hasStatus(cause: unknown, ...statuses: number[]): boolean {
  return cause instanceof S3ServiceException && statuses.includes(cause.$metadata.httpStatusCode ?? 0);
}
