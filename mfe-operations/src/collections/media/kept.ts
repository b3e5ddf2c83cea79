import { createSubmission, type Sending } from '@comptoir/ui/changes';
import { keptFiles } from '@comptoir/ui/files';
import { placeOf, type Upload, type UploadArguments } from './upload';

/** Keeps a file with its collection, under the name that it is sent with: sent again it arrives once. */
export async function keepUpload(collectionId: string, { id, file, submission }: Upload): Promise<void> {
  const sending = submission.unanswered() ?? submission.open(placeOf(collectionId, file));
  await keptFiles.keep({ id, subject: collectionId, file, sending });
}

/** The files of a collection that were kept and have not arrived, also before the page was loaded again. */
export async function keptUploads(collectionId: string): Promise<readonly Upload[]> {
  const kept = await keptFiles.of(collectionId);
  return kept.map(({ id, file, sending }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keepUpload` wrote it
    let pending = sending as Sending<UploadArguments> | undefined;
    const memory = { read: () => pending, write: (now: typeof pending) => (pending = now) };
    return { id, file, state: { status: 'waiting' }, submission: createSubmission({ memory }) };
  });
}
