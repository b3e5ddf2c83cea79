import { useSelection } from '@comptoir/shared-kernel/selection';
import { useWatch, type ContractForm } from '@comptoir/shared-kernel/form';
import { useEffect } from 'react';
import type { AdminFormValues } from './admin-form.schema';

/** Keeps the place of a new account that of its role: an ADMIN has no office, an OFFICEMANAGER is where one looks. */
export function usePlaceOfRole({ control, setValue }: ContractForm<AdminFormValues, AdminFormValues>): void {
  const role = useWatch({ control, name: 'role' });
  const { selectedCountryCode, selectedOfficeId } = useSelection();

  useEffect(() => {
    if (role === 'ADMIN') setValue('officeId', null);
    if (role !== 'OFFICEMANAGER') return;
    setValue('countryCode', selectedCountryCode || null);
    setValue('officeId', selectedOfficeId);
  }, [role, selectedCountryCode, selectedOfficeId, setValue]);
}
