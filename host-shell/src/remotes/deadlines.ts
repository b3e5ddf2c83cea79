import type { RuntimeConfig } from '../runtime-config';
import { RemoteError, type ReasonCode } from './reason-codes';

/** Timeout of each step of loading a remote, in milliseconds. */
export type Deadlines = RuntimeConfig['deadlines'];

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
