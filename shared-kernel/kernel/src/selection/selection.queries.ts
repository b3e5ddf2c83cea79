import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patientQuery } from '../query/api-query';
import { useClaims } from '../session/session';
import { selection, useSelection } from './selection';

/** Countries that the user may select; only a SUPERADMIN may request the list. */
export function useSelectableCountries(): readonly string[] {
  const { role } = useClaims();
  const { selectedCountryCode } = useSelection();
  const query = patientQuery('listOfficeCountries', {});
  const countries = useQuery({ ...query, enabled: role === 'SUPERADMIN' });
  if (role === 'SUPERADMIN') return countries.data ?? [];
  return selectedCountryCode === '' ? [] : [selectedCountryCode];
}

/** Offices of the selected country; empty without one. */
export function useOffices() {
  const { selectedCountryCode } = useSelection();
  const query = patientQuery('listOffices', { query: { country: selectedCountryCode } });
  const offices = useQuery({ ...query, enabled: selectedCountryCode !== '' });
  const { data } = offices;
  useEffect(() => {
    if (data) selection.addTimeZones(data);
  }, [data]);
  return offices;
}
