import { patientQuery } from '@comptoir/kernel/query';
import { useClaims } from '@comptoir/kernel/session';
import { useQuery } from '@tanstack/react-query';

/** True once it is known that the office of the collector works with custody. */
export function useHasCustody(): boolean {
  const officeId = useClaims().officeId ?? '';
  const { data } = useQuery({ ...patientQuery('getCustody', { params: { officeId } }), enabled: officeId !== '' });
  return data?.mode === 'CUSTODY';
}
