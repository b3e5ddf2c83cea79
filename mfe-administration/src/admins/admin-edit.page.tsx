import { PLATFORM_ROLES } from '@comptoir/api-contract/roles';
import { EditPage, editTexts } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { useMessages } from '../messages/messages';
import { AdminFields } from './admin-fields';
import { ChangeFormSchema, changeOf, valuesOf } from './admin-form.schema';
import { useAdmin } from './admins.queries';
import { InvitationNotice } from './invitation-notice';
import { PlatformField } from './platform-field';

export function AdminEditPage() {
  const { id = '' } = useParams();
  const { role, sub } = useClaims();
  const givesPlatform = role === 'SUPERADMIN';
  return (
    <EditPage
      entity="user"
      record={useAdmin(id)}
      calls={{ save: 'updateUser', remove: 'deleteUser' }}
      texts={editTexts(useMessages(), 'admins')}
      form={{ schema: ChangeFormSchema, valuesOf: (user) => valuesOf(user, givesPlatform), toBody: changeOf }}
      mayDelete={id !== sub}
      notice={<InvitationNotice id={id} />}
    >
      {(stored) => (
        <>
          <AdminFields roles={[stored.role]} stored={stored} />
          {givesPlatform && PLATFORM_ROLES.includes(stored.role) && <PlatformField />}
        </>
      )}
    </EditPage>
  );
}
