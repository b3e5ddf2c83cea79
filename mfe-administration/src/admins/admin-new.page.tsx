import { CreatePage, createTexts } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useMessages } from '../messages/messages';
import { InvitationFormSchema, invitationOf, rolesToInvite } from './admin-form.schema';
import { NewAdminFields } from './new-admin-fields';

export function AdminNewPage() {
  const t = useMessages();
  const roles = rolesToInvite(useClaims().role);
  const countryCode = useSelection().selectedCountryCode || null;
  const values = { name: '', email: '', phone: '', role: roles[0], countryCode, officeId: null };
  return (
    <CreatePage
      call="inviteUser"
      texts={{ ...createTexts(t, 'admins'), description: t('admins.newDescription') }}
      form={{ schema: InvitationFormSchema, values, toBody: invitationOf }}
    >
      <NewAdminFields roles={roles} />
    </CreatePage>
  );
}
