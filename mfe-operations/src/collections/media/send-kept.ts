import { handOver, takeOver } from './handed-over';
import { sendFile, type Upload } from './upload';

/**
 * Sends the files that were kept for a collection, one after the other. Those that do not arrive are kept on.
 * @returns how many did not
 */
export async function sendKept(collectionId: string): Promise<number> {
  const failed: Upload[] = [];
  for (const upload of takeOver(collectionId)) {
    try {
      await sendFile(collectionId, upload, () => undefined);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failed.push({ ...upload, state: { status: 'failed', reason } });
    }
  }
  if (failed.length > 0) handOver(collectionId, failed);
  return failed.length;
}
