/**
 * Reasons that a version of a remote could not be shown. `shell-unreachable` is a failure of the shell. Each code has
 * a page under `docs/remotes/`.
 */
export const REASON_CODES = [
  'manifest-unreachable',
  'manifest-invalid',
  'manifest-timeout',
  'entry-unreachable',
  'entry-timeout',
  'integrity-mismatch',
  'integrity-missing',
  'module-unsupported',
  'contract-incompatible',
  'shared-incompatible',
  'evaluation-failed',
  'module-missing',
  'chunk-unreachable',
  'chunk-timeout',
  'render-crashed',
  'render-timeout',
  'render-hung',
  'error-uncaught',
  'global-replaced',
  'quarantined',
  'not-published',
  'shell-unreachable',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];
