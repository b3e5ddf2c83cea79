import type { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import type { Audience } from './audience.schema';
import type { Actor } from './change';

export interface PublishOptions extends Actor {
  reason?: string;
  /** The live shell; by default the one that the registry knows. */
  shell?: ShellDescription;
  /** Keeps it for a shell that is to come, which may not serve the live version any more. */
  staged?: boolean;
  /** Shows it to these people only, until it is promoted or halted. */
  audience?: Audience;
  /** Also a lower number than what is there; the reason says why. */
  force?: boolean;
}
