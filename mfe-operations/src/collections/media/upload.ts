import { MEDIA_SIZE_LIMIT_BYTES, mediaType, UploadMediaQuery } from '@comptoir/api-contract/collections';
import { TEXT_LIMIT } from '@comptoir/api-contract/values';
import { createSubmission, type Submission } from '@comptoir/ui/changes';
import { extensionOf, putFile } from '@comptoir/ui/files';
import { http, isAnswered, isRefusal } from '@comptoir/kernel/http';

/** Where the upload of a file stands. */
export type UploadState =
  | { status: 'waiting' }
  /** `sent` from 0 to 1. */
  | { status: 'sending'; sent: number }
  | { status: 'failed'; reason: Error }
  | { status: 'done' };

/** A file that somebody chose for a collection. */
export interface Upload {
  /** Tells it from another file of the same name. */
  id: string;
  file: File;
  state: UploadState;
  /** Its request for a place; tried again after a lost answer, the file goes to the same place. */
  submission: Submission<UploadArguments>;
}

/** What the server is asked for a file. */
export interface UploadArguments {
  params: { id: string };
  query: { extension: string; name: string };
}

/** Why a file is not taken: the server would refuse it as well. */
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
  // Of this moment as well: it may be kept beside files that an earlier page numbered.
  return { id: `${Date.now()}-${lastNumber}`, file, state: { status: 'waiting' }, submission: createSubmission() };
}

/**
 * Sends a file to a collection.
 * @param onProgress how much of it has left, from 0 to 1
 * @throws ApiError | ConnectionError | Error when no URL is given
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
    // Browsers disagree about the type of a file; the URL was signed for this one.
    const contentType = mediaType(content.query.extension);
    await putFile(data.presignedUrl, file, { contentType, onProgress }).catch((error: unknown) => {
      // Each place takes one file: it has arrived already, only the answer has not.
      if (!isRepeated || !isRefusal(error, 'upload-link-used')) throw error;
    });
    submission.settle();
  } catch (error) {
    if (isAnswered(error)) submission.settle();
    throw error;
  }
}

/** The place of a file among those of a collection. */
export function placeOf(collectionId: string, file: File): UploadArguments {
  return { params: { id: collectionId }, query: queryOf(file) };
}

/** What the server is asked for a file. A name that is too long is cut, and keeps its extension. */
function queryOf({ name }: File): UploadArguments['query'] {
  const extension = extensionOf(name);
  if (name.length <= TEXT_LIMIT) return { extension, name };
  const stem = name.slice(0, TEXT_LIMIT - extension.length - 1).replace(/\p{Surrogate}$/u, '');
  return { extension, name: `${stem}.${extension}` };
}

/** Why it did not arrive, as an error in any case. */
export function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
