import type { Failure } from './reason-codes';

/** Where a remote stands in this page. */
export type RemoteState =
  | { status: 'pending' }
  | { status: 'loading'; version: string }
  | { status: 'ready'; version: string }
  /** An earlier version is shown; `failures` says what happened to the ones before it. */
  | { status: 'degraded'; version: string; failures: readonly Failure[] }
  | { status: 'failed'; failures: readonly Failure[] };
