import { http } from '@comptoir/kernel/internal/http/http';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { refetchAfter } from '@comptoir/kernel/internal/query/out-of-date';
import { session } from '@comptoir/kernel/internal/session/session';
import { signOut } from '@comptoir/kernel/internal/http';
import { createStore } from '@comptoir/kernel/store';
import { useSyncExternalStore } from 'react';
import { browserOutboxStore } from './browser-outbox-store';
import { currentDevice } from './device';
import { createHeartbeat, exportKey } from './heartbeat';
import { createStoredItems } from './stored-items';
import { createOutbox } from './outbox';
import type { OutboxItem } from './outbox-item';
import { memoryOutboxStore } from './outbox-store';
import type { OutboxActivity } from './sender';
import { sendOutboxFile, sendRecording } from './send-item';
import { keepForever, readStorage } from './storage';

const NAME = 'comptoir-outbox';
const NO_ITEMS: readonly OutboxItem[] = [];
const EVERY_MS = 300_000;
const PATIENCE_MS = 30_000;

// Pages without TLS have no locks, and old browsers no channels.
const locks: LockManager | undefined = navigator.locks;
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;

const isEnded = createStore(false);

const kept = createStoredItems({
  store: typeof indexedDB === 'undefined' ? memoryOutboxStore() : browserOutboxStore(),
  session,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  announce: () => channel?.postMessage('written'),
});

const heartbeat = createHeartbeat({
  send: async (body) => (await http.call('sendHeartbeat', { body }, { signal: AbortSignal.timeout(PATIENCE_MS) })).data,
  onEnded: () => isEnded.set(true),
});

const { activity, ...own } = createOutbox(kept, {
  session,
  sendRecording: (item) => sendRecording(item, currentDevice()),
  sendFile: sendOutboxFile,
  alone: (work) => (locks ? locks.request(NAME, work) : work()),
  // Collection and round are read again before the recording leaves the screen.
  renew: () => refetchAfter(queryClient, 'updateCollection'),
  report: async (left) => {
    const current = session.get();
    if (current.status === 'signed-in' && current.claims.role === 'COLLECTOR')
      await heartbeat(current.claims.sub, left);
  },
  onKept: () => void keepForever(),
});

/** The single outbox of the page. */
export const outbox = own;

channel?.addEventListener('message', () => void outbox.refresh());

/** Unconfirmed recordings of the current user, oldest first. */
export function useOutbox(): readonly OutboxItem[] {
  return useStoredItems() ?? NO_ITEMS;
}

/** State of sending: if it runs, and if the last attempt reached the server. */
export function useOutboxActivity(): OutboxActivity {
  return useSyncExternalStore(activity.subscribe, activity.get);
}

/** True once the stored recordings are read. */
export function useOutboxRead(): boolean {
  return useStoredItems() !== undefined;
}

/** Number of unconfirmed recordings of other people on this device, of which nothing else can be read. */
export function useOutboxOfOthers(): number {
  return useSyncExternalStore(kept.others.subscribe, kept.others.get);
}

/** True once an administrator has ended this device for the current user. */
export function useEndedDevice(): boolean {
  return useSyncExternalStore(isEnded.subscribe, isEnded.get);
}

/** Deletes the current user's recordings and key from an ended device, and signs out. */
export async function leaveEndedDevice(): Promise<void> {
  const sub = kept.owner();
  try {
    if (sub !== undefined) await kept.wipe(sub);
  } finally {
    isEnded.set(false);
    signOut();
  }
}

/**
 * File with the current user's unsent pick-ups, without their photos, which only the deployment can read.
 * @throws Error if nothing is unsent, the page has no TLS, or the device has not reached the server yet
 */
export async function unsentFile(): Promise<File> {
  await kept.refresh();
  const { writeUnsentFile } = await import(/* webpackChunkName: "unsent-file" */ './unsent-file');
  return writeUnsentFile(kept.known(), { key: exportKey(), device: currentDevice() });
}

function useStoredItems() {
  return useSyncExternalStore(outbox.items.subscribe, outbox.items.get);
}

/** Sends waiting recordings: at once, when the page becomes visible, and after other answers. */
export function runOutbox(): () => void {
  const send = () => void outbox.send();
  const readProtection = () => void readStorage();
  const sendIfVisible = () => {
    if (document.hidden) return;
    send();
    readProtection();
  };
  for (const event of ['online', 'focus']) window.addEventListener(event, send);
  document.addEventListener('visibilitychange', sendIfVisible);
  // Browsers protect what an installed page stores.
  window.addEventListener('appinstalled', readProtection);
  const timer = setInterval(send, EVERY_MS);
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') outbox.nudge();
  });
  readProtection();
  send();
  return () => {
    for (const event of ['online', 'focus']) window.removeEventListener(event, send);
    document.removeEventListener('visibilitychange', sendIfVisible);
    window.removeEventListener('appinstalled', readProtection);
    clearInterval(timer);
    unsubscribe();
  };
}
