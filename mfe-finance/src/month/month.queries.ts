import { apiQuery } from '@comptoir/kernel/query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export interface MonthAddress {
  month: string;
  /** Empty for everything in reach. */
  country: string;
}

export function scopeOf(country: string) {
  return country === '' ? {} : { countryCode: country };
}

/** Keeps the month before on the page until another one is there. */
export function useMonthReport({ month, country }: MonthAddress) {
  const query = scopeOf(country);
  return useQuery({ ...apiQuery('getMonthReport', { params: { month }, query }), placeholderData: keepPreviousData });
}
