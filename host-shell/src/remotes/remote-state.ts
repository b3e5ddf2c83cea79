import type { Failure } from './reason-codes';

export type RemoteState =
  | { status: 'pending' }
  | { status: 'loading'; version: string }
  | { status: 'ready'; version: string }
  /** An earlier version is shown; `failures` has the reasons of the later ones. */
  | { status: 'degraded'; version: string; failures: readonly Failure[] }
  | { status: 'failed'; failures: readonly Failure[] };
