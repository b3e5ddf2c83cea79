import { EditPage, editTexts } from '@comptoir/shared-kernel/records';
import { useParams } from '@comptoir/shared-kernel/router';
import { useClaims } from '@comptoir/shared-kernel/session';
import { useMessages } from '../messages/messages';
import { AdminFields } from './admin-fields';
import { ChangeFormSchema, changeOf, valuesOf } from './admin-form.schema';
import { useAdmin } from './admins.queries';
import { InvitationNotice } from './invitation-notice';

export function AdminEditPage() {
  const { id = '' } = useParams();
  const admin = useAdmin(id);
  return (
    <EditPage
      entity="user"
      record={admin}
      calls={{ save: 'updateUser', remove: 'deleteUser' }}
      list="/manage-admins"
      texts={editTexts(useMessages(), 'admins')}
      form={{ schema: ChangeFormSchema, valuesOf, toBody: changeOf }}
      // Nobody can delete their own account.
      mayDelete={id !== useClaims().sub}
      notice={admin.data?.data.verified === false && <InvitationNotice user={admin.data.data} />}
    >
      {(stored) => <AdminFields roles={[stored.role]} stored={stored} />}
    </EditPage>
  );
}
