import type { Handlers } from '../http/handlers';
import { findAudit } from './audit-trail.repository';

export const auditHandlers: Pick<Handlers, 'listAudit'> = {
  listAudit: ({ connection, reach, query }) => findAudit(connection, reach, query),
};
