import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, resourceKey } from '@comptoir/kernel/internal/query';

export function useFactors() {
  return useQuery(apiQuery('listFactors', {}));
}

/** Reads the second steps again. */
export function useFactorsAgain(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [resourceKey('listFactors')] });
}
