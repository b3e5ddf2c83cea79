import type { User } from '@comptoir/api-contract/users';
import { apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/kernel/query';
import { useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Admins and office managers of the selection, by name. Only a SUPERADMIN reads admins, who belong to a country: the
 * selected office does not filter them.
 */
export function useAdmins(search: string) {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const { role } = useClaims();
  const query = { ...(selectedCountryCode && { countryCode: selectedCountryCode }), ...(search && { search }) };
  const keepRows = keepRowsOf(`${selectedCountryCode} ${selectedOfficeId ?? ''}`);

  const adminQuery = apiRowsQuery('listUsers', { query: { role: 'ADMIN', ...query } });
  const seesAdmins = role === 'SUPERADMIN';
  const admins = useQuery({ ...adminQuery, ...keepRows, enabled: seesAdmins });
  const managers = useQuery({
    ...apiRowsQuery('listUsers', {
      query: { role: 'OFFICEMANAGER', ...query, ...(selectedOfficeId && { officeId: selectedOfficeId }) },
    }),
    ...keepRows,
  });

  const data = useMemo(
    () => bothByName(seesAdmins ? admins.data : [], managers.data),
    [seesAdmins, admins.data, managers.data],
  );
  return {
    data,
    error: admins.error ?? managers.error,
    refetch: () => Promise.all([seesAdmins && admins.refetch(), managers.refetch()]),
  };
}

export function useAdminQuery(search: string) {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  return {
    ...(selectedCountryCode && { countryCode: selectedCountryCode }),
    ...(selectedOfficeId && { officeId: selectedOfficeId }),
    ...(search && { search }),
  };
}

function bothByName(admins: User[] | undefined, managers: User[] | undefined): User[] | undefined {
  if (!admins || !managers) return undefined;
  return [...admins, ...managers].toSorted((one, other) => one.name.localeCompare(other.name));
}

export function useAdmin(id: string) {
  return useQuery(apiRecordQuery('getUser', { params: { id } }));
}
