import type { Role } from '@comptoir/api-contract/roles';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { useNavigate } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { SelectionPrompt } from '@comptoir/ui';
import { useEffect } from 'react';
import { AdminFields } from './admin-fields';
import type { AdminFormValues } from './admin-form.schema';

/** Fields of a new account; the role decides about its place, and an OFFICEMANAGER needs a selected office. */
export function NewAdminFields({ roles }: { roles: readonly Role[] }) {
  const navigate = useNavigate();
  const { setValue } = useFormContext<AdminFormValues>();
  const role = useWatch<AdminFormValues>({ name: 'role' });
  usePlaceOfRole();
  const leavePrompt = () => {
    if (roles.includes('ADMIN')) setValue('role', 'ADMIN');
    else void navigate('/manage-admins', { replace: true });
  };
  return (
    <>
      <AdminFields roles={roles} />
      {role === 'OFFICEMANAGER' && <SelectionPrompt needs="office" onClose={leavePrompt} />}
    </>
  );
}

/** Sets the place by role: an ADMIN has no office, an OFFICEMANAGER gets the selected one. */
function usePlaceOfRole(): void {
  const { setValue } = useFormContext<AdminFormValues>();
  const role = useWatch<AdminFormValues>({ name: 'role' });
  const { selectedCountryCode, selectedOfficeId } = useSelection();

  useEffect(() => {
    if (role === 'ADMIN') setValue('officeId', null);
    if (role !== 'OFFICEMANAGER') return;
    setValue('countryCode', selectedCountryCode || null);
    setValue('officeId', selectedOfficeId);
  }, [role, selectedCountryCode, selectedOfficeId, setValue]);
}
