/** What a page tells the service worker once it has come to rest. */
export interface KeepMessage {
  /** Of the page. */
  path: string;
  /** The set that the page belongs to. */
  set: string;
  /** What it has loaded that never changes. */
  files: readonly string[];
}

/** Told to a page that was shown out of what is kept: the server has another one by now. */
export type NewerMessage = 'newer';
