import { officeTimeZone } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';

/**
 * True in an office with cash outside the till. Its dashboard reads the overview anyway, which spares a request for the
 * mode of the office.
 */
export function useHasCashOutside(): boolean {
  const timeZone = officeTimeZone();
  const { data } = useOfficeQuery((place) => ({
    ...apiQuery('getOverview', { query: { officeId: place?.officeId, timeZone } }),
    refetchOnMount: false,
  }));
  return data?.places[0]?.outside !== undefined;
}
