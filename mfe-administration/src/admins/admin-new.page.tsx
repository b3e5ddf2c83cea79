import type { Role } from '@comptoir/api-contract/roles';
import { useGoBack, useNavigate } from '@comptoir/shared-kernel/router';
import { SelectionPrompt, useSelection } from '@comptoir/shared-kernel/selection';
import { useClaims } from '@comptoir/shared-kernel/session';
import { useApiMutation, useContractForm, useWatch } from '@comptoir/shared-kernel/form';
import { Card, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { AdminForm } from './admin-form';
import { InvitationFormSchema, invitationOf } from './admin-form.schema';
import { usePlaceOfRole } from './use-place-of-role';

const EVERY_ROLE: readonly Role[] = ['ADMIN', 'OFFICEMANAGER'];
const MANAGERS_ONLY: readonly Role[] = ['OFFICEMANAGER'];

export function AdminNewPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const mayInviteAdmins = useClaims().role === 'SUPERADMIN';
  const { selectedCountryCode } = useSelection();
  const form = useContractForm(InvitationFormSchema, {
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      role: mayInviteAdmins ? 'ADMIN' : 'OFFICEMANAGER',
      countryCode: selectedCountryCode || null,
      officeId: null,
    },
    draft: 'new admin',
  });
  const role = useWatch({ control: form.control, name: 'role' });
  usePlaceOfRole(form);
  const invite = useApiMutation('inviteUser', {
    success: t('admins.created'),
    failure: t('admins.createFailed'),
  });

  useEffect(() => {
    if (invite.isSuccess) void navigate('/manage-admins', { replace: true });
  }, [invite.isSuccess, navigate]);

  const leavePrompt = () => {
    if (mayInviteAdmins) form.setValue('role', 'ADMIN');
    else void navigate('/manage-admins', { replace: true });
  };

  return (
    <Page layout="form">
      <PageHeader
        title={t('admins.newTitle')}
        description={t('admins.newDescription')}
        onBack={goBack}
        startsWith="form"
      />
      <Card>
        <AdminForm
          form={form}
          roles={mayInviteAdmins ? EVERY_ROLE : MANAGERS_ONLY}
          submitLabel={t('admins.invite')}
          submission={invite}
          onSubmit={(values) => invite.mutate({ body: invitationOf(values) })}
        />
      </Card>
      {role === 'OFFICEMANAGER' && <SelectionPrompt needs="office" onClose={leavePrompt} />}
    </Page>
  );
}
