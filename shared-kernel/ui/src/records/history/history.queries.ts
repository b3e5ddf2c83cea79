import type { AuditedEntity } from '@comptoir/api-contract/audit';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@comptoir/kernel/internal/query';

export function useHistory(entity: AuditedEntity, id: string) {
  return useQuery(apiQuery('listAudit', { query: { entity, id } }));
}
