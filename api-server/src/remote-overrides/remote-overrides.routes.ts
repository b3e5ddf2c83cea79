import type { FastifyRequest } from 'fastify';
import type { RemoteOverrideOptions } from '../config/remote-overrides';
import type { Handlers } from '../http/handlers';
import type { Change } from '../records/change';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { endOverride, permitOverride } from './remote-overrides.service';

export function remoteOverrideHandlers(options: RemoteOverrideOptions | undefined) {
  return {
    createRemoteOverride: async (call) => {
      const permitted = await permitOverride(call, options);
      await record(call, { ...call.body, change: 'begun' });
      return permitted;
    },
    endRemoteOverride: async (call) => {
      const { remote } = call.params;
      await endOverride(call, remote);
      await record(call, { remote, change: 'ended' });
    },
  } satisfies Partial<Handlers>;
}

function record({ transaction, person, request }: Change & { request: FastifyRequest }, details: object) {
  return recordEvent(transaction, sourceOf(request), {
    kind: 'OVERRIDE',
    about: person,
    by: person,
    details: { ...details },
  });
}
