import type { Office } from '@comptoir/api-contract/offices';
import { ApiError, type Answer } from '@comptoir/shared-kernel/http';
import { useContractMessages } from '@comptoir/shared-kernel/i18n';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import { selection } from '@comptoir/shared-kernel/selection';
import { RecordPage, useDeletion, useRecordChange } from '@comptoir/shared-kernel/form';
import { Notice } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { OfficeForm } from './office-form';
import { useOffice } from './offices.queries';

export function OfficeEditPage() {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const office = useOffice(id);
  const deletion = useDeletion('deleteOffice', {
    question: t('offices.deleteText'),
    success: t('offices.deleted'),
    failure: t('offices.deleteFailed'),
    onSuccess: () => {
      if (selection.get().selectedOfficeId === id) selection.chooseOffice(null);
    },
  });
  const { error } = deletion;

  useEffect(() => {
    if (deletion.isSuccess) void navigate('/manage-offices', { replace: true });
  }, [deletion.isSuccess, navigate]);

  return (
    <RecordPage
      title={t('offices.editTitle')}
      record={office}
      deletion={deletion}
      onDelete={({ etag, data }) => deletion.ask({ params: { id }, ifMatch: etag }, data.name)}
      history={{ entity: 'office', id }}
      // The toast goes away; what has to be done first stays.
      notice={isConflict(error) && <Notice tone="warning">{inLanguage(error.message)}</Notice>}
    >
      {(current) => <EditForm stored={current} reload={office.refetch} isDeleted={deletion.isSuccess} />}
    </RecordPage>
  );
}

interface EditFormProps {
  stored: Answer<Office>;
  reload: () => Promise<{ data: Answer<Office> | undefined }>;
  isDeleted: boolean;
}

function EditForm({ stored, reload, isDeleted }: EditFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { base, formKey, change, notice } = useRecordChange('updateOffice', stored, {
    reload,
    success: t('offices.updated'),
    failure: t('offices.updateFailed'),
  });

  useEffect(() => {
    if (change.isSuccess) void navigate('/manage-offices', { replace: true });
  }, [change.isSuccess, navigate]);

  const { id, name, city, countryCode } = base.data;
  return (
    <OfficeForm
      key={formKey}
      defaultValues={{ name, city, countryCode }}
      draft={`office ${base.etag}`}
      submitLabel={t('offices.save')}
      submission={isDeleted ? { ...change, isSuccess: true } : change}
      onSubmit={(body) => change.mutate({ params: { id }, body, ifMatch: base.etag })}
      notice={notice}
    />
  );
}

function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}
