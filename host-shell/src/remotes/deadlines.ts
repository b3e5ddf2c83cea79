import type { RuntimeConfig } from '../runtime-config';
import { RemoteError, type ReasonCode } from './reason-codes';

/** Timeout of each step of loading a remote, in milliseconds. */
export type Deadlines = RuntimeConfig['deadlines'];

const LONGEST_MS = 60_000;

/**
 * Lengthens the deadlines on a slow connection or device: each step of a remote has at least three times as long as
 * the shell took to start, so that a slow phone does not abandon versions that work.
 *
 * @param startup milliseconds from the request of the page until its scripts run
 */
export function atThisPace({ manifest, entry, firstRender }: Deadlines, startup: number): Deadlines {
  const least = Math.min(3 * startup, LONGEST_MS);
  const atLeast = (milliseconds: number) => Math.max(milliseconds, least);
  return { manifest: atLeast(manifest), entry: atLeast(entry), firstRender: atLeast(firstRender) };
}

/** Settles as `work` does, or fails with `reason` after `milliseconds`. */
export async function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
  reason: ReasonCode,
  what: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError(reason, `${what} gave no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
