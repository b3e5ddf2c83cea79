import { AgencyChange, type Agency } from '@comptoir/api-contract/agencies';
import type { Answer } from '@comptoir/shared-kernel/http';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import { RecordPage, useDeletion, useRecordChange } from '@comptoir/shared-kernel/form';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { useAgency } from './agencies.queries';
import { AgencyForm } from './agency-form';

export function AgencyEditPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const agency = useAgency(id);
  const deletion = useDeletion('deleteAgency', {
    question: t('agencies.deleteText'),
    success: t('agencies.deleted'),
    failure: t('agencies.deleteFailed'),
  });

  useEffect(() => {
    if (deletion.isSuccess) void navigate('/agencies', { replace: true });
  }, [deletion.isSuccess, navigate]);

  return (
    <RecordPage
      title={t('agencies.editTitle')}
      record={agency}
      deletion={deletion}
      history={{ entity: 'agency', id }}
      onDelete={({ etag, data }) => deletion.ask({ params: { id }, ifMatch: etag }, data.name)}
    >
      {(current) => <EditForm stored={current} reload={agency.refetch} isDeleted={deletion.isSuccess} />}
    </RecordPage>
  );
}

interface EditFormProps {
  stored: Answer<Agency>;
  reload: () => Promise<{ data: Answer<Agency> | undefined }>;
  isDeleted: boolean;
}

function EditForm({ stored, reload, isDeleted }: EditFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { base, formKey, change, notice } = useRecordChange('updateAgency', stored, {
    reload,
    success: t('agencies.updated'),
    failure: t('agencies.updateFailed'),
  });

  useEffect(() => {
    if (change.isSuccess) void navigate('/agencies', { replace: true });
  }, [change.isSuccess, navigate]);

  return (
    <AgencyForm
      key={formKey}
      defaultValues={base.data}
      known={{ ...base.data, precision: 'address' }}
      officeLocked
      draft={`agency ${base.etag}`}
      submitLabel={t('agencies.save')}
      submission={isDeleted ? { ...change, isSuccess: true } : change}
      // An agency stays in its office: the schema of a change leaves it out.
      onSubmit={(agency) =>
        change.mutate({ params: { id: base.data.id }, body: AgencyChange.parse(agency), ifMatch: base.etag })
      }
      notice={notice}
    />
  );
}
