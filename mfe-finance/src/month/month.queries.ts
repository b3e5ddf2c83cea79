import { apiQuery } from '@comptoir/kernel/query';
import { useSelection } from '@comptoir/kernel/selection';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export interface MonthScope {
  countryCode?: string;
  officeId?: string;
}

/** Country and office of the filter; empty for everything in reach. */
export function useMonthScope(): MonthScope {
  const { selectedCountryCode: countryCode, selectedOfficeId: officeId } = useSelection();
  if (countryCode === '') return {};
  return { countryCode, ...(officeId !== null && { officeId }) };
}

/** Keeps the previous report on the page while another one loads. */
export function useMonthReport(month: string, scope: MonthScope) {
  return useQuery({
    ...apiQuery('getMonthReport', { params: { month }, query: { ...scope } }),
    placeholderData: keepPreviousData,
  });
}
