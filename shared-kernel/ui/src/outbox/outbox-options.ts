import type { SessionStore } from '@comptoir/kernel/internal/session/session.store';
import type { OutboxFile, OutboxItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

export interface OutboxOptions {
  store: OutboxStore;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  sendRecording: (item: OutboxItem) => Promise<void>;
  sendFile: (collectionId: string, file: OutboxFile) => Promise<OutboxFile | undefined>;
  /** Runs `work` in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<unknown>;
  announce: () => void;
  /** Invalidates queries affected by a recording or its file. */
  renew: () => Promise<unknown>;
  /** In milliseconds. Longest time that a form waits for an answer. */
  patience?: number;
}
