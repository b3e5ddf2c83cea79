import { useApiMutation } from '@comptoir/shared-kernel/form';
import { useGoBack, useNavigate } from '@comptoir/shared-kernel/router';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { Card, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { CollectionForm } from './collection-form';
import { handOver } from './media/handed-over';
import { MediaField } from './media/media-field';
import { isUnderWay, useUploads } from './media/use-uploads';

export function CollectionNewPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { selectedOfficeId } = useSelection();
  const uploads = useUploads();
  const create = useApiMutation('createCollection', {
    success: t('collections.created'),
    failure: t('collections.createFailed'),
    // A collector's figures count it.
    alsoChanges: ['users'],
    onSuccess: ({ data }) => uploads.send(data.id),
  });
  const createdId = create.data?.data.id;
  const isUploading = uploads.list.some(isUnderWay);
  const failed = uploads.list.filter(({ state }) => state.status === 'failed');

  useEffect(() => {
    if (createdId === undefined || isUploading) return;
    if (failed.length > 0) handOver(createdId, failed);
    const next = failed.length > 0 ? `/collection-schedules/edit/${createdId}` : '/collection-schedules';
    void navigate(next, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the files that failed are final once none is under way
  }, [createdId, isUploading, navigate]);

  return (
    <Page layout="form">
      <PageHeader title={t('collections.newTitle')} onBack={goBack} />
      <Card>
        <CollectionForm
          // Another office is another form.
          key={selectedOfficeId}
          defaultValues={{ officeId: selectedOfficeId ?? '' }}
          draft="new collection"
          submitLabel={t('collections.create')}
          busyLabel={create.isSuccess ? t('media.sendingAll') : undefined}
          submission={create}
          holdsMore={isUploading}
          onSubmit={(body) => create.mutate({ body })}
          media={<MediaField uploads={uploads} />}
        />
      </Card>
    </Page>
  );
}
