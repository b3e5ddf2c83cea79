import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../query/api-query';
import { useClaims } from '../session/session';
import { selection, useSelection } from './selection';

/** Keeps to what the role fixes: an ADMIN's country, everybody else's office and its country. */
export function useRoleSelection(): void {
  const claims = useClaims();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const bound = claims.role === 'OFFICEMANAGER' || claims.role === 'COLLECTOR';
  const offices = apiQuery('listOffices', {});
  const { data } = useQuery(bound && claims.countryCode === null ? offices : { ...offices, queryFn: skipToken });
  const ownCountry = claims.countryCode ?? data?.find(({ id }) => id === claims.officeId)?.countryCode;

  useEffect(() => {
    if (claims.role === 'SUPERADMIN') return;
    if (bound && selectedOfficeId !== claims.officeId) selection.chooseOffice(claims.officeId);
    if (ownCountry !== undefined && selectedCountryCode !== ownCountry) {
      selection.chooseCountry(ownCountry, { keepOffice: bound });
    }
  }, [bound, claims.role, claims.officeId, ownCountry, selectedCountryCode, selectedOfficeId]);
}
