import { setTimeout as pause } from 'node:timers/promises';

export async function inTime<Result>(limit: number, work: Promise<Result>): Promise<Result | undefined> {
  const answered = new AbortController();
  const late = pause(limit, undefined, { signal: answered.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    answered.abort();
  }
}
