import { UserChange, type User } from '@comptoir/api-contract/users';
import type { Answer } from '@comptoir/shared-kernel/http';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import { RecordPage, useDeletion, useRecordChange } from '@comptoir/shared-kernel/form';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { CollectorForm } from './collector-form';
import { useCollector } from './collectors.queries';

export function CollectorEditPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const collector = useCollector(id);
  const deletion = useDeletion('deleteUser', {
    question: t('collectors.deleteText'),
    success: t('collectors.deleted'),
    failure: t('collectors.deleteFailed'),
  });

  useEffect(() => {
    if (deletion.isSuccess) void navigate('/collectors', { replace: true });
  }, [deletion.isSuccess, navigate]);

  return (
    <RecordPage
      title={t('collectors.editTitle')}
      record={collector}
      deletion={deletion}
      sessionsOf={id}
      history={{ entity: 'user', id }}
      onDelete={({ etag, data }) => deletion.ask({ params: { id }, ifMatch: etag }, data.name)}
    >
      {(current) => <EditForm stored={current} reload={collector.refetch} isDeleted={deletion.isSuccess} />}
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
    success: t('collectors.updated'),
    failure: t('collectors.updateFailed'),
  });

  useEffect(() => {
    if (change.isSuccess) void navigate('/collectors', { replace: true });
  }, [change.isSuccess, navigate]);

  const { id, name, email, phone, officeId, office } = base.data;
  return (
    <CollectorForm
      key={formKey}
      defaultValues={{ name, email, phone: phone ?? '', officeId: officeId ?? '' }}
      officeName={office?.name}
      draft={`collector ${base.etag}`}
      submitLabel={t('collectors.save')}
      submission={isDeleted ? { ...change, isSuccess: true } : change}
      onSubmit={(collector) => change.mutate({ params: { id }, body: UserChange.parse(collector), ifMatch: base.etag })}
      notice={notice}
    />
  );
}
