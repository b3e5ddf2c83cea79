import type { RemoteOverrideOptions } from '../config/remote-overrides';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { endOverride, permitOverride } from './remote-overrides.service';

export function remoteOverrideHandlers(
  options: RemoteOverrideOptions | undefined,
): Pick<Handlers, 'createRemoteOverride' | 'endRemoteOverride'> {
  return {
    createRemoteOverride: async ({ connection: transaction, person, body, request }) => {
      const permitted = await permitOverride({ transaction, person }, options, body);
      const details = { ...body, change: 'begun' };
      await recordEvent(transaction, sourceOf(request), { kind: 'OVERRIDE', about: person, by: person, details });
      return permitted;
    },
    endRemoteOverride: async ({ connection: transaction, person, params: { remote }, request }) => {
      await endOverride({ transaction, person }, remote);
      const details = { remote, change: 'ended' };
      await recordEvent(transaction, sourceOf(request), { kind: 'OVERRIDE', about: person, by: person, details });
    },
  };
}
