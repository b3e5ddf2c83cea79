import { http } from '@comptoir/kernel/http';
import { resourceKey } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

/**
 * A handover with its version. Unlike the record of a form it is read again when others change it: after their step,
 * nothing that is typed can be sent.
 */
export function useHandover(id: string) {
  return useQuery({
    queryKey: [resourceKey('getHandover'), 'getHandover', id],
    queryFn: ({ signal }) => http.call('getHandover', { params: { id } }, { signal }),
  });
}
