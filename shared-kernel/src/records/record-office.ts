import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { apiQuery } from '../query/api-query';
import { recordPages } from '../selection/record-pages';
import { selection, useSelection } from '../selection/selection';

/**
 * Selects the office of a record that is opened, by a link for example, while none is selected.
 * @param officeId `undefined` while the record is on its way; null of one that belongs to no office
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
    // Once for each record: a person may clear the choice again.
  }, [data]);
}
