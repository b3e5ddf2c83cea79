import type { CaseState } from '@comptoir/api-contract/cash-cases';
import { http } from '@comptoir/kernel/http';
import { apiQuery, apiRecordQuery, resourceKey } from '@comptoir/kernel/query';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;

/** Filters in the address; '' for all. */
export const CASE_LIST: Record<'state' | 'overdue', string> = { state: 'OPEN', overdue: '' };

/** Cases of the selected office by page, newest first; of a collector their own. */
export function useCases({ state, overdue }: typeof CASE_LIST) {
  const officeId = useCaseOffice();
  const query = {
    officeId,
    ...(isState(state) && { state }),
    ...(overdue !== '' && { overdue: 'true' }),
    limit: PAGE_SIZE,
  };
  return useInfiniteQuery({
    queryKey: [resourceKey('listCashCases'), 'listCashCases', query, 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (await http.call('listCashCases', { query: { ...query, after: pageParam } }, { signal })).data,
    enabled: officeId !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (rows) => (rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
}

export function useCaseSums() {
  const officeId = useCaseOffice();
  return useQuery({ ...apiQuery('sumCashCases', { query: { officeId } }), enabled: officeId !== undefined });
}

export function useCase(id: string) {
  return useQuery(apiRecordQuery('getCashCase', { params: { id } }));
}

/** The selected office, or that of a collector, who selects none. */
function useCaseOffice(): string | undefined {
  const selected = useOfficeInCountry()?.officeId;
  return useClaims().officeId ?? selected;
}

function isState(text: string): text is CaseState {
  return text === 'OPEN' || text === 'RESOLVED';
}
