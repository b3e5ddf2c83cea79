import { resourceKey } from '@comptoir/api-contract/routes';
import { useSyncExternalStore } from 'react';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { readAgainAfter } from '@comptoir/kernel/internal/query/out-of-date';
import { session } from '@comptoir/kernel/internal/session/session';
import { createOutbox } from './outbox';
import type { OutboxItem } from './outbox-item';
import { browserOutboxStore, memoryOutboxStore } from './outbox-store';
import { sendOutboxFile, sendRecording } from './send-item';

const NAME = 'comptoir-outbox';
const NOTHING: readonly OutboxItem[] = [];

// Pages without TLS have no locks, and old browsers no channels.
const locks: LockManager | undefined = navigator.locks;
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;

/** The single outbox of the page. */
export const outbox = createOutbox({
  store: typeof indexedDB === 'undefined' ? memoryOutboxStore() : browserOutboxStore(),
  session,
  sendRecording,
  sendFile: sendOutboxFile,
  alone: (work) => (locks ? locks.request(NAME, work) : work()),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  announce: () => channel?.postMessage('written'),
  renew: async () => {
    // Reloads the collection before its recording leaves the screen.
    await queryClient.invalidateQueries({ queryKey: [resourceKey('updateCollection')] });
    readAgainAfter(queryClient, 'updateCollection');
  },
});

channel?.addEventListener('message', () => void outbox.refresh());

/** Unconfirmed recordings of the current user, oldest first. */
export function useOutbox(): readonly OutboxItem[] {
  return useKnownItems() ?? NOTHING;
}

/** True once the stored recordings are read. */
export function useOutboxRead(): boolean {
  return useKnownItems() !== undefined;
}

function useKnownItems() {
  return useSyncExternalStore(outbox.items.subscribe, outbox.items.get);
}

/** Sends waiting recordings: at once, when the page becomes visible, and after other answers. */
export function runOutbox(): () => void {
  const send = () => void outbox.send();
  const sendIfVisible = () => document.hidden || send();
  for (const event of ['online', 'focus']) window.addEventListener(event, send);
  document.addEventListener('visibilitychange', sendIfVisible);
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') outbox.nudge();
  });
  send();
  return () => {
    for (const event of ['online', 'focus']) window.removeEventListener(event, send);
    document.removeEventListener('visibilitychange', sendIfVisible);
    unsubscribe();
  };
}
