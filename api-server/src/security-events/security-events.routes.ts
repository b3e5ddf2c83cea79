import type { Handlers } from '../http/handlers';
import { findSecurityEvents } from './security-events.repository';

export const securityEventHandlers: Pick<Handlers, 'listSecurityEvents'> = {
  listSecurityEvents: ({ connection, reach, query }) => findSecurityEvents(connection, reach, query),
};
