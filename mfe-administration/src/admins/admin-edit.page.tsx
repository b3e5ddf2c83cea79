import { EditPage, editTexts } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { useMessages } from '../messages/messages';
import { AdminFields } from './admin-fields';
import { ChangeFormSchema, changeOf, valuesOf } from './admin-form.schema';
import { useAdmin } from './admins.queries';
import { InvitationNotice } from './invitation-notice';

export function AdminEditPage() {
  const { id = '' } = useParams();
  return (
    <EditPage
      entity="user"
      record={useAdmin(id)}
      calls={{ save: 'updateUser', remove: 'deleteUser' }}
      texts={editTexts(useMessages(), 'admins')}
      form={{ schema: ChangeFormSchema, valuesOf, toBody: changeOf }}
      mayDelete={id !== useClaims().sub}
      notice={<InvitationNotice id={id} />}
    >
      {(stored) => <AdminFields roles={[stored.role]} stored={stored} />}
    </EditPage>
  );
}
