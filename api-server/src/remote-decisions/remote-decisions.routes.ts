import { REGISTRY_HEADER } from '@comptoir/api-contract/remote-decisions';
import type { Handlers } from '../http/handlers';
import { recordDecision } from './record-decision';
import { findAllLimits } from './limits.repository';
import { findDecisions } from './remote-decisions.repository';
import type { RegistryAnnouncements } from './registry-announcements';
import { setLimits } from './set-limits';

export function remoteDecisionHandlers(notification: RegistryAnnouncements) {
  return {
    listRemoteDecisions: async ({ connection, request }) => {
      notification.observe(request.headers[REGISTRY_HEADER]);
      return findDecisions(connection);
    },
    decideOnRemote: async ({ transaction, person, body }) => recordDecision(transaction, person, body),
    listRemoteLimits: async ({ connection }) => findAllLimits(connection),
    setRemoteLimits: async ({ transaction, person, params, body }) =>
      setLimits(transaction, person, params.remote, body),
  } satisfies Partial<Handlers>;
}
