import { v4 as uuid } from 'uuid';
import { ConnectionError } from '../http/api-error';
import { logError } from '../log/log-error';
import type { SessionStore } from '../session/session.store';
import { createStore } from '../store/store';
import { backOff } from './back-off';
import type { OutboxFile, OutboxItem, Recorded } from './outbox-item';
import { memoryOutboxStore, type OutboxStore } from './outbox-store';
import { isRefused, refusalOf } from './send-item';

/** What became of a recording: `lost`: it is in the memory of the page alone, because the device could not store it. */
export type RecordOutcome =
  | { status: 'booked' }
  | { status: 'kept'; withoutFiles: boolean }
  | { status: 'refused'; error: Error; item: OutboxItem }
  | { status: 'lost'; error: Error };

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

/** Keeps what is recorded until the server has confirmed it, and sends it. */
export function createOutbox(options: OutboxOptions) {
  const { store, session, sendRecording, sendFile, alone, announce, renew, patience = 5_000 } = options;
  const items = createStore<readonly OutboxItem[] | undefined>(undefined);
  /** What the device could not store. */
  const unkept = memoryOutboxStore();
  const refusals = new Map<string, Error>();
  let running: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  let wasUnreachable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const known = () => items.get() ?? [];

  const owner = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current.claims.sub : undefined;
  };

  async function ownItems(): Promise<readonly OutboxItem[]> {
    const sub = owner();
    const all = [...(await store.all().catch(() => [])), ...(await unkept.all())];
    return all
      .filter((item) => item.owner === sub)
      .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt));
  }

  async function refresh(): Promise<void> {
    items.set(await ownItems());
  }

  async function told(): Promise<void> {
    await refresh();
    announce();
  }

  async function write(item: OutboxItem): Promise<void> {
    const isUnkept = (await unkept.all()).some(({ id }) => id === item.id);
    await (isUnkept ? unkept : store).put(item);
    await told();
  }

  async function remove(id: string): Promise<void> {
    refusals.delete(id);
    await unkept.delete(id);
    await store.delete(id).catch((error: unknown) => logError('A recording could not be removed', error));
    await told();
  }

  async function keep(item: OutboxItem): Promise<'all' | 'without files' | Error> {
    const replaced = known().filter(({ collectionId, state }) => {
      return collectionId === item.collectionId && state === 'refused';
    });
    const ids = replaced.map(({ id }) => id);
    try {
      await store.put(item, ids);
      return 'all';
    } catch (error) {
      if (item.files.length > 0) {
        const isKept = await store.put({ ...item, files: [] }, ids).then(
          () => true,
          () => false,
        );
        if (isKept) return 'without files';
      }
      await unkept.put(item);
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function sendItem(found: OutboxItem): Promise<void> {
    if (found.state === 'waiting') {
      try {
        await sendRecording(found);
      } catch (error) {
        if (!isRefused(error)) throw error;
        refusals.set(found.id, error);
        return write({ ...found, state: 'refused', refusal: refusalOf(error) });
      }
      await write({ ...found, state: 'booked' });
      await renew();
    }
    let left = found.files;
    for (const file of left) {
      if (file.refusal) continue;
      const rest = await sendFile(found.collectionId, file);
      left = left.flatMap((one) => (one === file ? (rest ?? []) : one));
      if (left.length > 0) await write({ ...found, state: 'booked', files: left });
    }
    if (left.length > 0) return undefined;
    if (found.files.length > 0) await renew();
    return remove(found.id);
  }

  async function sendAll(): Promise<void> {
    await refresh();
    wasUnreachable = false;
    let isDone = true;
    for (const item of known()) {
      if (item.state === 'refused' || item.owner !== owner()) continue;
      try {
        await sendItem(item);
      } catch (error) {
        isDone = false;
        wasUnreachable = error instanceof ConnectionError;
        if (wasUnreachable) break;
      }
    }
    failures = isDone ? 0 : failures + 1;
    if (!isDone) timer = setTimeout(() => void send(), backOff(failures));
  }

  async function work(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      clearTimeout(timer);
      await alone(sendAll);
    }
  }

  /** Sends everything that waits; called while it is being sent, it is sent once more. */
  function send(): Promise<void> {
    isAsked = true;
    running ??= work().finally(() => (running = undefined));
    return running;
  }

  async function outcomeOf(item: OutboxItem, kept: 'all' | 'without files' | Error): Promise<RecordOutcome> {
    let late: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<void>((resolve) => (late = setTimeout(resolve, patience)));
    await Promise.race([send(), waited]);
    clearTimeout(late);
    const now = known().find(({ id }) => id === item.id);
    if (!now || now.state === 'booked') return { status: 'booked' };
    if (now.state === 'refused') {
      return { status: 'refused', error: refusals.get(item.id) ?? new Error(now.refusal?.message), item: now };
    }
    if (kept instanceof Error) return { status: 'lost', error: kept };
    return { status: 'kept', withoutFiles: kept === 'without files' };
  }

  session.subscribe(() => void refresh());
  void refresh();

  return {
    /** What the signed-in person recorded and the server has not confirmed, the oldest first; nothing until it is read. */
    items: { get: items.get, subscribe: items.subscribe },
    refresh,
    send,
    /** The server has answered something else: what could not reach it is sent now. */
    nudge: () => {
      if (wasUnreachable && !running) void send();
    },
    /** Stores a recording, then tries to send it. Resolves when the outcome is known, or after a few seconds. */
    record: async ({ body, ...recorded }: Recorded): Promise<RecordOutcome> => {
      const sub = owner();
      if (sub === undefined) throw new Error('Nobody is signed in');
      const id = uuid();
      const recordedAt = new Date().toISOString();
      const item: OutboxItem = {
        ...recorded,
        id,
        owner: sub,
        recordedAt,
        body: { ...body, recordedAt, recordingId: id },
        state: 'waiting',
      };
      const kept = await keep(item);
      await told();
      return outcomeOf(item, kept);
    },
    /** Sends again what was refused. */
    retry: async (id: string) => {
      const item = known().find((one) => one.id === id);
      if (!item) return;
      const { refusal: _refusal, ...open } = item;
      const files = item.files.map(({ refusal: _reason, ...file }) => file);
      await write({ ...open, files, state: item.state === 'refused' ? 'waiting' : item.state });
      await send();
    },
    /** Removes what the person has read the refusal of. */
    acknowledge: remove,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
