import { apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/kernel/query';
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

export function useCollector(id: string) {
  return useQuery(apiRecordQuery('getUser', { params: { id } }));
}
