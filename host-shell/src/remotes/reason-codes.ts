import type { ReasonCode } from '@comptoir/api-contract/reason-codes';

export type { ReasonCode };

/** One version that failed, and how. */
export interface Failure {
  remote: string;
  version: string;
  reason: ReasonCode;
  message: string;
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
