import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { apiQuery } from '@comptoir/kernel/internal/query/api-query';
import { recordPages } from '@comptoir/kernel/internal/selection/record-pages';
import { selection, useSelection } from '@comptoir/kernel/internal/selection/selection';

/**
 * Selects the office of an opened record if none is selected.
 * @param officeId undefined while loading; null for a record without an office
 */
export function useRecordOffice(officeId: string | null | undefined): void {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const isMissing = selectedCountryCode === '' || selectedOfficeId === null;
  const office = useQuery({
    ...apiQuery('getOffice', { params: { id: officeId ?? '' } }),
    enabled: isMissing && typeof officeId === 'string',
  });
  const { data } = office;
  useLayoutEffect(() => {
    recordPages.set(recordPages.get() + 1);
    return () => recordPages.set(recordPages.get() - 1);
  }, []);
  useEffect(() => {
    const { selectedCountryCode: country, selectedOfficeId: chosen } = selection.get();
    if (!data || (country !== '' && chosen !== null)) return;
    selection.chooseCountry(data.countryCode);
    selection.chooseOffice(data.id);
    // Once per record: users may clear the selection afterwards.
  }, [data]);
}
