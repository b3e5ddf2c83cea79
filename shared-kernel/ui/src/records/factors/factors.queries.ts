import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@comptoir/kernel/internal/query';

export function useFactors() {
  return useQuery(apiQuery('listFactors', {}));
}
