import { createSubmission, type Sending } from '@comptoir/ui/changes';
import { keptFiles } from '@comptoir/ui/files';
import { placeOf, type Upload, type UploadArguments } from './upload';

/** Stores a file with its request, so that a repeated upload arrives once. */
export async function storeUpload(collectionId: string, { id, file, submission }: Upload): Promise<void> {
  const sending = submission.unanswered() ?? submission.open(placeOf(collectionId, file));
  await keptFiles.keep({ id, subject: collectionId, file, sending });
}

/** Stored files that have not arrived, also from before a reload. */
export async function storedUploads(collectionId: string): Promise<readonly Upload[]> {
  const stored = await keptFiles.of(collectionId);
  return stored.map(({ id, file, sending }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `storeUpload` wrote it
    let pending = sending as Sending<UploadArguments> | undefined;
    const memory = { read: () => pending, write: (now: typeof pending) => (pending = now) };
    return { id, file, state: { status: 'waiting' }, submission: createSubmission({ memory }) };
  });
}
