import type { Office } from '@comptoir/api-contract/offices';
import { ApiError, type Answer } from '@comptoir/shared-kernel/http';
import { useRecordChange } from '@comptoir/shared-kernel/query';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import { selection } from '@comptoir/shared-kernel/selection';
import {
  Button,
  Card,
  ErrorState,
  History,
  Notice,
  Page,
  PageHeader,
  SkeletonRows,
  StaleNotice,
  useDeletion,
} from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { OfficeForm } from './office-form';
import { useOffice } from './offices.queries';

export function OfficeEditPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const office = useOffice(id);
  // Not what another page read earlier: a change is based on the version of now.
  const current = office.isFetchedAfterMount ? office.data : undefined;
  const deletion = useDeletion('deleteOffice', {
    question: t('offices.deleteText'),
    success: t('offices.deleted'),
    failure: t('offices.deleteFailed'),
    onSuccess: () => {
      if (selection.get().selectedOfficeId === id) selection.chooseOffice(null);
    },
  });
  // The toast goes away; what has to be done first stays.
  const obstacle = deletion.error instanceof ApiError && deletion.error.status === 409 && deletion.error;

  useEffect(() => {
    if (deletion.isSuccess) void navigate('/manage-offices', { replace: true });
  }, [deletion.isSuccess, navigate]);

  const askToDelete = current && (
    <Button
      variant="danger"
      icon="delete"
      busy={deletion.isPending}
      onClick={() => deletion.ask({ params: { id }, ifMatch: current.etag })}
    >
      {t('offices.delete')}
    </Button>
  );

  return (
    <Page layout="form">
      <PageHeader title={t('offices.editTitle')} onBack={() => void navigate(-1)} actions={askToDelete} />
      {obstacle && <Notice tone="warning">{obstacle.message}</Notice>}
      <Card>
        {current && <EditForm stored={current} reload={office.refetch} isDeleted={deletion.isSuccess} />}
        {office.isFetching && !current && <SkeletonRows count={3} />}
        {!current && office.error && <ErrorState error={office.error} onRetry={office.refetch} />}
      </Card>
      {current && <History entity="office" id={id} />}
      {deletion.dialog}
    </Page>
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
  const { base, change, isStale, loadCurrent } = useRecordChange('updateOffice', stored, {
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
      key={base.etag}
      defaultValues={{ name, city, countryCode }}
      draft={`office ${base.etag}`}
      submitLabel={t('offices.save')}
      submission={isDeleted ? { ...change, isSuccess: true } : change}
      onSubmit={(body) => change.mutate({ params: { id }, body, ifMatch: base.etag })}
      notice={isStale && <StaleNotice onLoad={loadCurrent} />}
    />
  );
}
