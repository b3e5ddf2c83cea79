import type { CorrectedRecord } from '@comptoir/api-contract/correction-requests';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@comptoir/kernel/internal/query';

/** A record whose correction can be requested. */
export interface CorrectionProps {
  entity: CorrectedRecord;
  id: string;
}

export function useCorrectionRequests({ entity, id }: CorrectionProps) {
  return useQuery(apiQuery('listCorrectionRequests', { query: { entity, entityId: id } }));
}
