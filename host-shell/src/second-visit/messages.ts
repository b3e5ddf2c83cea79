export interface CacheMessage {
  path: string;
  set: string;
  files: readonly string[];
}

/** The set is newer than the page, or has no room. */
export type WorkerMessage = 'newer' | 'full';
