import type { SessionStore } from '../session/session.store';
import type { OutboxFile, OutboxItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

/** How an outbox stores, sends and shows recordings. */
export interface OutboxOptions {
  store: OutboxStore;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  sendRecording: (item: OutboxItem) => Promise<void>;
  sendFile: (collectionId: string, file: OutboxFile) => Promise<OutboxFile | undefined>;
  /** Runs `work` in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<unknown>;
  /** Tells other tabs that something was written. */
  announce: () => void;
  /** Reads again what a recording or a file of it has changed. */
  renew: () => Promise<unknown>;
  /** A form does not wait longer for an answer, in milliseconds. */
  patience?: number;
}
