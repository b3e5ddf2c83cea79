import type { Agency, AgencyInput } from '@comptoir/api-contract/agencies';
import { ApiError, type Answer } from '@comptoir/shared-kernel/http';
import { useApiMutation } from '@comptoir/shared-kernel/query';
import { useNavigate, useParams } from '@comptoir/shared-kernel/router';
import {
  Button,
  Card,
  ErrorState,
  Page,
  PageHeader,
  SkeletonRows,
  StaleNotice,
  useConfirm,
} from '@comptoir/shared-kernel/ui';
import { useEffect, useState } from 'react';
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
  const remove = useRemoveAgency(current);

  return (
    <Page layout="form">
      <PageHeader
        title={t('agencies.editTitle')}
        onBack={() => void navigate(-1)}
        actions={
          current && (
            <Button variant="danger" icon="delete" busy={remove.isPending} onClick={remove.ask}>
              {t('agencies.delete')}
            </Button>
          )
        }
      />
      <Card>
        {current && <EditForm stored={current} onReload={agency.refetch} isDeleted={remove.isSuccess} />}
        {agency.isFetching && !current && <SkeletonRows />}
        {!current && agency.error && <ErrorState error={agency.error} onRetry={agency.refetch} />}
      </Card>
      {remove.dialog}
    </Page>
  );
}

interface EditFormProps {
  stored: Answer<Agency>;
  onReload: () => Promise<{ data: Answer<Agency> | undefined }>;
  isDeleted: boolean;
}

function EditForm({ stored, onReload, isDeleted }: EditFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  // What the form was filled from; newer data does not replace what somebody is typing.
  const [base, setBase] = useState(stored);
  const update = useApiMutation('updateAgency', {
    success: t('agencies.updated'),
    failure: t('agencies.updateFailed'),
    handleError: isStale,
  });

  useEffect(() => {
    if (update.isSuccess) void navigate('/agencies', { replace: true });
  }, [update.isSuccess, navigate]);

  const loadCurrent = async () => {
    const { data } = await onReload();
    if (data) setBase(data);
    update.reset();
  };

  const save = ({ officeId: _, ...body }: AgencyInput) => {
    update.mutate({ params: { id: base.data.id }, body, ifMatch: base.etag });
  };

  return (
    <AgencyForm
      key={base.etag}
      defaultValues={base.data}
      known={{ ...base.data, precision: 'address' }}
      officeLocked
      draft={`agency ${base.etag}`}
      submitLabel={t('agencies.save')}
      submission={isDeleted ? { ...update, isSuccess: true } : update}
      onSubmit={save}
      notice={isStale(update.error) && <StaleNotice onLoad={() => void loadCurrent()} />}
    />
  );
}

function useRemoveAgency(stored: Answer<Agency> | undefined) {
  const t = useMessages();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const remove = useApiMutation('deleteAgency', {
    success: t('agencies.deleted'),
    failure: t('agencies.deleteFailed'),
  });

  useEffect(() => {
    if (remove.isSuccess) void navigate('/agencies', { replace: true });
  }, [remove.isSuccess, navigate]);

  const askAndRemove = async () => {
    if (!stored || !(await ask({ text: t('agencies.deleteText') }))) return;
    remove.mutate({ params: { id: stored.data.id }, ifMatch: stored.etag });
  };

  return { ...remove, dialog, ask: () => void askAndRemove() };
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
