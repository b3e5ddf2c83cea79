import type { ReasonCode } from '@comptoir/api-contract/reason-codes';

export type { ReasonCode };

export interface Failure {
  remote: string;
  version: string;
  reason: ReasonCode;
  message: string;
}

/** A file of the shell failed: no version is to blame, and a fallback would fail too. */
export function isOfShell({ reason }: { reason: ReasonCode }): boolean {
  return reason === 'shell-unreachable';
}

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
