import type { RemoteOverrideOptions } from '../config/remote-overrides';
import type { Handlers } from '../http/handlers';
import { endOverride, permitOverride } from './remote-overrides.service';

export function remoteOverrideHandlers(
  options: RemoteOverrideOptions | undefined,
): Pick<Handlers, 'createRemoteOverride' | 'endRemoteOverride'> {
  return {
    createRemoteOverride: ({ connection: transaction, person, body }) =>
      permitOverride({ transaction, person }, options, body),
    endRemoteOverride: ({ connection: transaction, person, params: { remote } }) =>
      endOverride({ transaction, person }, remote),
  };
}
