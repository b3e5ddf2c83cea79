import type { AuditedEntity } from '@comptoir/api-contract/audit';
import { ADMINS } from '@comptoir/api-contract/roles';
import { skipToken, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../query';
import { useClaims } from '../../session';

/** The changes of one record, newest first; asked for by those who may see them. */
export function useHistory(entity: AuditedEntity, id: string) {
  const mayRead = ADMINS.includes(useClaims().role);
  const query = apiQuery('listAudit', { query: { entity, id } });
  return { mayRead, changes: useQuery(mayRead ? query : { ...query, queryFn: skipToken }) };
}
