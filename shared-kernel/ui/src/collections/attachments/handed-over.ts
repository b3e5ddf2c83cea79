import type { Upload } from './upload';

const byCollection = new Map<string, readonly Upload[]>();

/** Keeps files that failed to send for the next page of their collection. */
export function handOver(collectionId: string, uploads: readonly Upload[]): void {
  byCollection.set(collectionId, uploads);
}

/** Returns the kept files and forgets them. */
export function takeOver(collectionId: string): readonly Upload[] {
  const uploads = byCollection.get(collectionId) ?? [];
  byCollection.delete(collectionId);
  return uploads;
}
