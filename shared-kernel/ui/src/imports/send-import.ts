import type { ImportInput } from '@comptoir/api-contract/imports';
import { createSubmission } from '../changes/submission';
import { putFile } from '../files/put-file';
import { officeTimeZone } from '@comptoir/kernel/internal/format/office-clock';
import { isAnswered, isRefusal } from '@comptoir/kernel/internal/http/api-error';
import { http } from '@comptoir/kernel/internal/http/http';

type Place = Pick<ImportInput, 'kind' | 'officeId' | 'encoding'>;

/**
 * Creates an import and uploads its file. Returns the id of the import.
 * @throws ApiError | ConnectionError
 */
export type SendImport = (file: File, place: Place, onProgress: (sent: number) => void) => Promise<string>;

/** Sends files one at a time; after a lost answer the same file goes to the import created for it. */
export function createImportSender(): SendImport {
  const submission = createSubmission<ReturnType<typeof contentOf>>();
  const send: SendImport = async (file, place, onProgress) => {
    const before = submission.unanswered();
    const { content, key } = submission.open(contentOf(file, place));
    const isRepeated = before?.key === key;
    try {
      const { data } = await http.call('createImport', { body: content.body }, { idempotencyKey: key });
      await putFile(data.uploadUrl, file, { contentType: 'application/octet-stream', onProgress }).catch(
        (error: unknown) => {
          // An import takes one file, so it has arrived and only its answer was lost.
          if (!isRepeated || !isRefusal(error, 'import-state')) throw error;
        },
      );
      submission.settle();
      return data.import.id;
    } catch (error) {
      if (isAnswered(error)) submission.settle();
      // The import no longer waits for a file: start over to get the server's refusal again.
      if (isRepeated && isRefusal(error, 'not-found', 'import-link')) return send(file, place, onProgress);
      throw error;
    }
  };
  return send;
}

/** A file that was saved again is another one. */
function contentOf({ name, size, lastModified }: File, place: Place) {
  const timeZone = officeTimeZone();
  return { body: { ...place, fileName: name.slice(-200), timeZone }, size, lastModified };
}
