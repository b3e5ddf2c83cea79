import type { SessionStore } from '@comptoir/kernel/internal/session/session.store';
import type { OutboxFile, OutboxItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

export interface StoredItemsOptions {
  store: OutboxStore;
  session: Pick<SessionStore, 'get'>;
  /** Tells other tabs of a change. */
  announce: () => void;
}

export interface OutboxOptions {
  session: Pick<SessionStore, 'subscribe'>;
  /** Resolves once the server has confirmed the recording. */
  sendRecording: (item: OutboxItem) => Promise<void>;
  sendFile: (collectionId: string, file: OutboxFile) => Promise<OutboxFile | undefined>;
  /** Runs `work` in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<unknown>;
  /** Runs after each attempt to send, with the recordings that are left. */
  report?: (left: readonly OutboxItem[]) => Promise<void>;
  onKept?: () => void;
  /** Invalidates queries affected by a recording or its file. */
  renew: () => Promise<unknown>;
  /** In milliseconds. Longest time that a form waits for an answer. */
  patience?: number;
}
