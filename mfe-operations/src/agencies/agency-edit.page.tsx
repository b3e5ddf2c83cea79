import { AgencyChange, type Agency } from '@comptoir/api-contract/agencies';
import type { Answer } from '@comptoir/shared-kernel/http';
import { useRecordChange } from '@comptoir/shared-kernel/query';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import {
  Button,
  Card,
  ErrorState,
  Page,
  PageHeader,
  SkeletonRows,
  StaleNotice,
  useDeletion,
} from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { useAgency } from './agencies.queries';
import { AgencyForm } from './agency-form';

export function AgencyEditPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const agency = useAgency(id);
  // Not what another page read earlier: a change is based on the version of now.
  const current = agency.isFetchedAfterMount ? agency.data : undefined;
  const deletion = useDeletion('deleteAgency', {
    question: t('agencies.deleteText'),
    success: t('agencies.deleted'),
    failure: t('agencies.deleteFailed'),
  });

  useEffect(() => {
    if (deletion.isSuccess) void navigate('/agencies', { replace: true });
  }, [deletion.isSuccess, navigate]);

  const askToDelete = current && (
    <Button
      variant="danger"
      icon="delete"
      busy={deletion.isPending}
      onClick={() => deletion.ask({ params: { id }, ifMatch: current.etag })}
    >
      {t('agencies.delete')}
    </Button>
  );

  return (
    <Page layout="form">
      <PageHeader title={t('agencies.editTitle')} onBack={() => void navigate(-1)} actions={askToDelete} />
      <Card>
        {current && <EditForm stored={current} reload={agency.refetch} isDeleted={deletion.isSuccess} />}
        {agency.isFetching && !current && <SkeletonRows />}
        {!current && agency.error && <ErrorState error={agency.error} onRetry={agency.refetch} />}
      </Card>
      {deletion.dialog}
    </Page>
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
  const { base, change, isStale, loadCurrent } = useRecordChange('updateAgency', stored, {
    reload,
    success: t('agencies.updated'),
    failure: t('agencies.updateFailed'),
  });

  useEffect(() => {
    if (change.isSuccess) void navigate('/agencies', { replace: true });
  }, [change.isSuccess, navigate]);

  return (
    <AgencyForm
      key={base.etag}
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
      notice={isStale && <StaleNotice onLoad={loadCurrent} />}
    />
  );
}
