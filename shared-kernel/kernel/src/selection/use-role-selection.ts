import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../query/api-query';
import { useClaims } from '../session/session';
import { selection, useSelection } from './selection';

/**
 * Applies the selection fixed by the role: the country of an ADMIN, the office and country of all others. Returns true
 * once applied; dependent screens wait for it to avoid wrong requests.
 */
export function useRoleSelection(): boolean {
  const claims = useClaims();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const bound = claims.role === 'OFFICEMANAGER' || claims.role === 'COLLECTOR';
  const offices = apiQuery('listOffices', {});
  const { data } = useQuery({ ...offices, enabled: bound && claims.countryCode === null });
  const ownCountry = claims.countryCode ?? data?.find(({ id }) => id === claims.officeId)?.countryCode;

  const otherOffice = bound && selectedOfficeId !== claims.officeId;
  const otherCountry = claims.role !== 'SUPERADMIN' && ownCountry !== undefined && selectedCountryCode !== ownCountry;

  useEffect(() => {
    if (otherOffice) selection.chooseOffice(claims.officeId);
    if (otherCountry) selection.chooseCountry(ownCountry, { keepOffice: bound });
  }, [bound, claims.officeId, otherCountry, otherOffice, ownCountry]);

  return !otherOffice && !otherCountry;
}
