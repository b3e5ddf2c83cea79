import { keptFiles } from '@comptoir/shared-kernel/files';
import { handOver, takeOver } from './handed-over';
import { keepUpload, keptUploads } from './kept';
import { errorOf, sendFile, type Upload } from './upload';

/**
 * Sends the files that were kept for a collection, one after the other. Those that do not arrive are kept on.
 * @returns how many did not
 */
export async function sendKept(collectionId: string): Promise<number> {
  const failed: Upload[] = [];
  const handedOver = takeOver(collectionId);
  const earlier = await keptUploads(collectionId);
  const isNew = ({ id }: Upload) => handedOver.every((one) => one.id !== id);
  for (const upload of [...handedOver, ...earlier.filter(isNew)]) {
    try {
      await sendFile(collectionId, upload, () => undefined);
      await keptFiles.forget(upload.id);
    } catch (error) {
      failed.push({ ...upload, state: { status: 'failed', reason: errorOf(error) } });
      await keepUpload(collectionId, upload);
    }
  }
  if (failed.length > 0) handOver(collectionId, failed);
  return failed.length;
}
