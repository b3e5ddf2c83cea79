import { apiQuery, apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/kernel/query';
import { useSelection } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { periodStart, type CollectorPeriod } from './collector-period';

/** Covers every accessible office when none is selected. */
export function useCollectors(search: string, period: CollectorPeriod) {
  const { selectedOfficeId: officeId } = useSelection();
  const startDate = useMemo(() => periodStart(period), [period]);
  const query = apiRowsQuery('listCollectors', { query: { startDate, search, officeId: officeId ?? undefined } });
  return useQuery({ ...query, ...keepRowsOf(`${officeId}`) });
}

export function useArchivedCollectors(search: string) {
  const { selectedOfficeId } = useSelection();
  const officeId = selectedOfficeId ?? undefined;
  const query = apiRowsQuery('listCollectors', { query: { search, officeId, archived: 'true' } });
  return useQuery({ ...query, ...keepRowsOf(`${selectedOfficeId}`) });
}

/** Number of unsent pick-ups on the phones of each collector. */
export function useUnsentPickUps(): ReadonlyMap<string, number> {
  const { selectedOfficeId } = useSelection();
  const { data } = useQuery(apiQuery('listFieldDevices', { query: { officeId: selectedOfficeId ?? undefined } }));
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { collector, unsent, ended } of data ?? []) {
      if (!ended && unsent > 0) counts.set(collector.id, (counts.get(collector.id) ?? 0) + unsent);
    }
    return counts;
  }, [data]);
}

export function useCollector(id: string) {
  return useQuery(apiRecordQuery('getUser', { params: { id } }));
}
