import type { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import type { ShellDescription } from '@comptoir/kernel/remote/shell';
import type { Audience } from './audience.schema';
import type { Actor } from './change';

export interface PublishOptions extends Actor {
  reason?: string;
  /** The live shell; defaults to the recorded one. */
  shell?: ShellDescription;
  /** Keeps it for a coming shell, which may not serve the live version. */
  staged?: boolean;
  /** Shows it only to this audience, until promoted or halted. */
  audience?: Audience;
  /** Allows a lower version than the published ones; needs a reason. */
  force?: boolean;
  /** Settings that the deployment stores; its version must accept those of the remote. */
  settings?: readonly RemoteSettings[];
}
