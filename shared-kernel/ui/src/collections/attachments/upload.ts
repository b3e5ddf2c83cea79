import { MEDIA_SIZE_LIMIT_BYTES, mediaType, UploadMediaQuery } from '@comptoir/api-contract/collections';
import { TEXT_LIMIT } from '@comptoir/api-contract/values';
import { createSubmission, type Submission } from '@comptoir/ui/changes';
import { extensionOf, putFile } from '@comptoir/ui/files';
import { http, isAnswered, isRefusal } from '@comptoir/kernel/http';

export type UploadState =
  | { status: 'waiting' }
  /** `sent`: from 0 to 1. */
  | { status: 'sending'; sent: number }
  | { status: 'failed'; reason: Error }
  | { status: 'done' };

export interface Upload {
  /** Distinguishes files of the same name. */
  id: string;
  file: File;
  state: UploadState;
  /** Request for an upload link; a retry after a lost answer reuses it. */
  submission: Submission<UploadArguments>;
}

export interface UploadArguments {
  params: { id: string };
  query: { extension: string; name: string };
}

/** Reason why a file is refused, by the same rules as the server. */
export type Refusal = { reason: 'content'; message: string } | { reason: 'size' };

export function refusalOf(file: File): Refusal | undefined {
  const { error } = UploadMediaQuery.safeParse(queryOf(file));
  if (error) return { reason: 'content', message: error.issues[0]?.message ?? error.message };
  if (file.size === 0) return { reason: 'content', message: 'This file is empty' };
  return file.size > MEDIA_SIZE_LIMIT_BYTES ? { reason: 'size' } : undefined;
}

let lastNumber = 0;

export function newUpload(file: File): Upload {
  lastNumber += 1;
  // Includes the time, since stored files of an earlier page have numbers as well.
  return { id: `${Date.now()}-${lastNumber}`, file, state: { status: 'waiting' }, submission: createSubmission() };
}

/**
 * @param onProgress fraction sent, from 0 to 1
 * @throws ApiError | ConnectionError | Error when the answer has no URL
 */
export async function sendFile(
  collectionId: string,
  { file, submission }: Upload,
  onProgress: (sent: number) => void,
): Promise<void> {
  const isRepeated = submission.unanswered() !== undefined;
  try {
    const { content, key } = submission.open(placeOf(collectionId, file));
    const { data } = await http.call('uploadMedia', content, { idempotencyKey: key });
    if (!data.presignedUrl) {
      submission.settle();
      throw new Error('No presigned URL received');
    }
    // Browsers disagree about media types; the URL is signed for this one.
    const contentType = mediaType(content.query.extension);
    await putFile(data.presignedUrl, file, { contentType, onProgress }).catch((error: unknown) => {
      // A used link means that the file arrived and only the answer was lost.
      if (!isRepeated || !isRefusal(error, 'upload-link-used')) throw error;
    });
    submission.settle();
  } catch (error) {
    if (isAnswered(error)) submission.settle();
    throw error;
  }
}

/** Parameters of the request for an upload link; a long file name is cut. */
export function placeOf(collectionId: string, file: File): UploadArguments {
  return { params: { id: collectionId }, query: queryOf(file) };
}

/** A long name is cut and keeps its extension. */
function queryOf({ name }: File): UploadArguments['query'] {
  const extension = extensionOf(name);
  if (name.length <= TEXT_LIMIT) return { extension, name };
  const stem = name.slice(0, TEXT_LIMIT - extension.length - 1).replace(/\p{Surrogate}$/u, '');
  return { extension, name: `${stem}.${extension}` };
}

export function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
