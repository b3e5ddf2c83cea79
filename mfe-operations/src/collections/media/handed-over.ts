import type { Upload } from './upload';

const byCollection = new Map<string, readonly Upload[]>();

/** Keeps the files of a collection that could not be sent, for the page that shows it next. */
export function handOver(collectionId: string, uploads: readonly Upload[]): void {
  byCollection.set(collectionId, uploads);
}

/** Takes what was handed over, once. */
export function takeOver(collectionId: string): readonly Upload[] {
  const uploads = byCollection.get(collectionId) ?? [];
  byCollection.delete(collectionId);
  return uploads;
}
