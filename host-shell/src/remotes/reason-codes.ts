import type { ReasonCode } from '@comptoir/api-contract/reason-codes';

export type { ReasonCode };

/** One version that failed, and how. */
export interface Failure {
  remote: string;
  version: string;
  reason: ReasonCode;
  message: string;
}

/** Whether a file of the shell failed: no version of a remote is to blame, and none in its place would do better. */
export function isOfShell({ reason }: { reason: ReasonCode }): boolean {
  return reason === 'shell-unreachable';
}

/** Carries the reason through code that only knows errors. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(
    readonly reason: ReasonCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
