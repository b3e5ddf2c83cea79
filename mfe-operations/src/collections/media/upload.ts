import { MEDIA_SIZE_LIMIT, mediaType, UploadMediaQuery } from '@comptoir/api-contract/collections';
import { createSubmission, putFile } from '@comptoir/shared-kernel/form';
import { http } from '@comptoir/shared-kernel/http';
import { extensionOf } from '@comptoir/shared-kernel/ui-data';

/** Where the upload of a file stands. */
export type UploadState =
  | { status: 'waiting' }
  /** `sent` from 0 to 1. */
  | { status: 'sending'; sent: number }
  | { status: 'failed'; reason: string }
  | { status: 'done' };

/** A file that somebody chose for a collection. */
export interface Upload {
  /** Tells it from another file of the same name. */
  id: string;
  file: File;
  state: UploadState;
}

/** Why a file is not taken: the server would refuse it as well. */
export type Refusal = { reason: 'type'; message: string } | { reason: 'size' };

export function refusalOf(file: File): Refusal | undefined {
  const { error } = UploadMediaQuery.safeParse({ extension: extensionOf(file.name), name: file.name });
  if (error) return { reason: 'type', message: error.issues[0]?.message ?? error.message };
  return file.size > MEDIA_SIZE_LIMIT ? { reason: 'size' } : undefined;
}

/**
 * Sends a file to a collection.
 * @param onProgress how much of it has left, from 0 to 1
 * @throws ApiError | ConnectionError | Error when no URL is given
 */
export async function sendFile(collectionId: string, file: File, onProgress: (sent: number) => void): Promise<void> {
  const args = { params: { id: collectionId }, query: { extension: extensionOf(file.name), name: file.name } };
  const { key } = createSubmission<typeof args>().open(args);
  const { data } = await http.call('uploadMedia', args, { idempotencyKey: key });
  if (!data.presignedUrl) throw new Error('No presigned URL received');
  // Browsers disagree about the type of a file; the URL was signed for this one.
  await putFile(data.presignedUrl, file, { contentType: mediaType(args.query.extension), onProgress });
}
