import type { Handlers } from '../http/handlers';
import { findSecurityEvents } from './security-events.repository';

export const securityEventHandlers = {
  listSecurityEvents: ({ connection, reach, query }) => findSecurityEvents(connection, reach, query),
} satisfies Partial<Handlers>;
