/** Why a version of a remote could not be shown. Each code has a page under `docs/remotes/`. */
export const REASON_CODES = [
  'manifest-unreachable',
  'manifest-invalid',
  'manifest-timeout',
  'entry-unreachable',
  'entry-timeout',
  'integrity-mismatch',
  'integrity-missing',
  'contract-incompatible',
  'shared-incompatible',
  'evaluation-failed',
  'module-missing',
  'chunk-unreachable',
  'chunk-timeout',
  'render-crashed',
  'render-timeout',
  'quarantined',
  'not-published',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

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
