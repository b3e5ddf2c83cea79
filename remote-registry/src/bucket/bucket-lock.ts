import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from '../store';
import type { Bucket } from './bucket';

interface LeaseTimes {
  /** Longest wait for another publisher, in milliseconds. */
  patience: number;
  /** Renewal interval of the holder, in milliseconds. */
  heartbeat: number;
  pause: number;
}

const TIMES: LeaseTimes = { patience: 60_000, heartbeat: 5_000, pause: 100 };
/** A lock without renewal for this many heartbeats was abandoned. */
const MISSED_HEARTBEATS = 4;

/**
 * Runs `work` while holding the lock object.
 * @throws RegistryError if it does not become free
 */
export async function withBucketLock<Result>(
  bucket: Bucket,
  key: string,
  work: () => Promise<Result>,
  times = TIMES,
): Promise<Result> {
  let tag = await take(bucket, key, times);
  let renewal = Promise.resolve();
  const heartbeat = setInterval(() => {
    renewal = renewal.then(async () => {
      // If the lock was taken over, the conditional write of the registry fails.
      tag = (await bucket.put(key, randomUUID(), { when: { tag } }).catch(() => undefined)) ?? tag;
    });
  }, times.heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await renewal;
    if ((await bucket.tagOf(key)) === tag) await bucket.remove([key]);
  }
}

async function take(bucket: Bucket, key: string, { patience, heartbeat, pause }: LeaseTimes): Promise<string> {
  const deadline = Date.now() + patience;
  let seen = { tag: '', since: 0 };
  while (Date.now() < deadline) {
    const tag = await bucket.put(key, randomUUID(), { when: { absent: true } });
    if (tag !== undefined) return tag;
    const held = (await bucket.tagOf(key)) ?? '';
    // Clocks of two machines differ, so only the time observed here counts.
    if (seen.tag !== held) seen = { tag: held, since: Date.now() };
    else if (held !== '' && Date.now() - seen.since > heartbeat * MISSED_HEARTBEATS) {
      const taken = await bucket.put(key, randomUUID(), { when: { tag: held } });
      if (taken !== undefined) return taken;
    }
    await delay(pause);
  }
  throw new RegistryError(`Another publisher holds ${bucket.place}/${key}; remove it if none is running`);
}
