import type { Handlers } from '../http/handlers';
import { findAudit } from './audit-trail.repository';

export const auditHandlers = {
  listAudit: ({ connection, reach, query }) => findAudit(connection, reach, query),
} satisfies Partial<Handlers>;
