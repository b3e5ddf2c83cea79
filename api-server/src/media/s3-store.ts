import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { MEDIA_SIZE_LIMIT_BYTES } from '@comptoir/api-contract/collections';
import { fileTypeFromBuffer } from 'file-type/node';
import type { FileContent } from './file-content';
import type { MediaOptions } from './media-options';

export type Arrival =
  | { state: 'missing' }
  | { state: 'too-large' }
  | { state: 'there'; size: number; etag: string; content: FileContent };

const HEAD_BYTES = 4096;

type S3Options = Extract<MediaOptions, { kind: 's3' }>;

/**
 * S3-compatible storage. Uploads go to a separate key, which the presigned URL may overwrite until it expires;
 * verified content is copied, so that only that is served.
 */
export class S3Store {
  readonly kind = 's3';
  private readonly client: S3Client;
  private readonly signer: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, publicEndpoint, bucket, region, ...credentials }: S3Options) {
    this.bucket = bucket;
    this.client = createClient({ region, credentials }, endpoint);
    this.signer = createClient({ region, credentials }, publicEndpoint);
  }

  uploadUrl(fileKey: string, { contentType, lifetime }: { contentType: string; lifetime: number }): Promise<string> {
    const put = new PutObjectCommand({ ...this.arrivalOf(fileKey), ContentType: contentType });
    return getSignedUrl(this.signer, put, {
      expiresIn: Math.floor(lifetime / 1000),
      signableHeaders: new Set(['content-type']),
    });
  }

  /** Valid for five minutes. */
  readUrl(fileKey: string, { contentType, disposition }: { contentType: string; disposition: string }) {
    const get = new GetObjectCommand({
      ...this.objectOf(fileKey),
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
    });
    return getSignedUrl(this.signer, get, { expiresIn: 300 });
  }

  async arrival(fileKey: string): Promise<Arrival> {
    const place = this.arrivalOf(fileKey);
    const head = await this.client.send(new HeadObjectCommand(place)).catch(undefinedIfMissing);
    if (!head) return { state: 'missing' };
    const { ContentLength: size = 0, ETag: etag = '' } = head;
    if (size > MEDIA_SIZE_LIMIT_BYTES) return { state: 'too-large' };
    const got = await this.client.send(new GetObjectCommand({ ...place, IfMatch: etag }));
    const bytes = (await got.Body?.transformToByteArray()) ?? new Uint8Array();
    const detected = (await fileTypeFromBuffer(bytes))?.ext;
    return { state: 'there', size, etag, content: { detected, head: bytes.subarray(0, HEAD_BYTES) } };
  }

  /** Copies verified content; fails if it changed meanwhile. */
  async keep(fileKey: string, { etag, contentType }: { etag: string; contentType: string }): Promise<void> {
    await this.client.send(
      new CopyObjectCommand({
        ...this.objectOf(fileKey),
        CopySource: `${this.bucket}/${this.arrivalOf(fileKey).Key}`,
        CopySourceIfMatch: etag,
        MetadataDirective: 'REPLACE',
        ContentType: contentType,
      }),
    );
  }

  async remove(fileKey: string, what: 'file' | 'arrival' = 'file'): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.arrivalOf(fileKey)));
    if (what === 'file') await this.client.send(new DeleteObjectCommand(this.objectOf(fileKey)));
  }

  private arrivalOf(fileKey: string) {
    return { Bucket: this.bucket, Key: `uploads/${fileKey}` };
  }

  private objectOf(fileKey: string) {
    return { Bucket: this.bucket, Key: `media/${fileKey}` };
  }
}

function createClient(
  options: { region: string; credentials: Pick<S3Options, 'accessKeyId' | 'secretAccessKey'> },
  endpoint: string | undefined,
): S3Client {
  return new S3Client({
    ...options,
    // Otherwise presigned URLs include the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof NotFound) return undefined;
  throw error;
}
