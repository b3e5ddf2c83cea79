import type { User } from '@comptoir/api-contract/users';
import type { Answer } from '@comptoir/shared-kernel/http';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import { useClaims } from '@comptoir/shared-kernel/session';
import { RecordPage, useDeletion, useRecordChange } from '@comptoir/shared-kernel/form';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { AdminChangeForm } from './admin-change-form';
import { useAdmin } from './admins.queries';
import { InvitationNotice } from './invitation-notice';

export function AdminEditPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { sub: ownId } = useClaims();
  const admin = useAdmin(id);
  const deletion = useDeletion('deleteUser', {
    question: t('admins.deleteText'),
    success: t('admins.deleted'),
    failure: t('admins.deleteFailed'),
  });

  useEffect(() => {
    if (deletion.isSuccess) void navigate('/manage-admins', { replace: true });
  }, [deletion.isSuccess, navigate]);

  return (
    <RecordPage
      title={t('admins.editTitle')}
      record={admin}
      deletion={deletion}
      // Nobody can delete their own account.
      onDelete={
        id === ownId ? undefined : ({ etag, data }) => deletion.ask({ params: { id }, ifMatch: etag }, data.name)
      }
      sessionsOf={id}
      history={{ entity: 'user', id }}
      notice={admin.data?.data.verified === false && <InvitationNotice user={admin.data.data} />}
    >
      {(current) => <EditForm key={id} stored={current} reload={admin.refetch} isDeleted={deletion.isSuccess} />}
    </RecordPage>
  );
}

interface EditFormProps {
  stored: Answer<User>;
  reload: () => Promise<{ data: Answer<User> | undefined }>;
  isDeleted: boolean;
}

function EditForm({ stored, reload, isDeleted }: EditFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { base, formKey, change, notice } = useRecordChange('updateUser', stored, {
    reload,
    success: t('admins.updated'),
    failure: t('admins.updateFailed'),
  });

  useEffect(() => {
    if (change.isSuccess) void navigate('/manage-admins', { replace: true });
  }, [change.isSuccess, navigate]);

  return (
    <AdminChangeForm
      key={formKey}
      stored={base.data}
      draft={`admin ${base.etag}`}
      submission={isDeleted ? { ...change, isSuccess: true } : change}
      onSubmit={(body) => change.mutate({ params: { id: base.data.id }, body, ifMatch: base.etag })}
      notice={notice}
    />
  );
}
