import { CollectionChange, type Collection } from '@comptoir/api-contract/collections';
import type { Answer } from '@comptoir/kernel/http';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import type { ChangeState } from '@comptoir/ui/changes';
import { RecordPage, useRecordChange, useWayOut } from '@comptoir/ui/records';
import { toastSuccess } from '@comptoir/kernel/toast';
import { ButtonLink } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages';
import { CollectedNotice } from './collected-notice';
import { CollectionForm } from './collection-form';
import { isSamePlan, planOf } from './collection-plan';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { CollectionNotes, isUnderWay, MediaField, takeOver, useUploads, useCollection } from '@comptoir/ui/collections';
import { toastChanged } from './toast-changed';
import { useCollectionDeletion } from './use-collection-deletion';

export function CollectionEditPage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { id = '' } = useParams();
  const collection = useCollection(id);
  const deletion = useCollectionDeletion();
  const isDeleted = deletion.state.status === 'deleted';

  useEffect(() => {
    if (isDeleted) goBack();
  }, [isDeleted, goBack]);

  return (
    <RecordPage
      title={t('collections.editTitle', { id })}
      record={collection}
      deletion={deletion}
      history={{ entity: 'collection', id }}
      onDelete={({ etag, data }) => deletion.ask({ params: { id }, ifMatch: etag }, `#${id} · ${data.agency.name}`)}
      actions={collection.data && <RelatedLinks collection={collection.data.data} />}
    >
      {(current) => <EditForm key={id} stored={current} reload={collection.refetch} deletion={deletion.state} />}
    </RecordPage>
  );
}

function RelatedLinks({ collection: { id, status } }: { collection: Collection }) {
  const t = useMessages();
  return (
    <>
      <ButtonLink to={`/collection-schedules/${id}`} icon="show">
        {t('collections.pickUp', { id })}
      </ButtonLink>
      {!isCollected(status) && (
        <ButtonLink to={`/collection-schedules/${id}/record`} icon="check">
          {t('record.action')}
        </ButtonLink>
      )}
    </>
  );
}

interface EditFormProps {
  stored: Answer<Collection>;
  reload: () => Promise<{ data: Answer<Collection> | undefined }>;
  deletion: ChangeState;
}

function EditForm({ stored, reload, deletion }: EditFormProps) {
  const t = useMessages();
  const leave = useWayOut();
  const [takenOver] = useState(() => takeOver(stored.data.id));
  const uploads = useUploads(takenOver);
  const { base, formKey, change, isStale, loadCurrent, notice } = useRecordChange('updateCollection', stored, {
    reload,
    failure: t('collections.updateFailed'),
    labels: {
      scheduledCollectionDate: t('collection.date'),
      scheduledAmount: t('collection.amount'),
      alertBefore24Hours: t('collection.notify'),
    },
    onSuccess: (answer) => {
      // Uploads create further versions, which an undo would lose.
      if (uploads.list.length > 0) toastSuccess(t('collections.updated'));
      else toastChanged(t, base.data, answer);
      uploads.send(answer.data.id);
    },
  });
  const { id, agency, collector, status } = base.data;
  // Added or removed files do not conflict with the form.
  const { etag } = isSamePlan(base.data, stored.data) ? stored : base;
  const isUploading = uploads.list.some(({ state }) => state.status === 'sending');
  const isDeleted = deletion.status === 'deleted';
  const isSaved = change.state.status === 'saved' && !uploads.list.some(isUnderWay);
  const allSent = uploads.list.every(({ state }) => state.status === 'done');

  useEffect(() => {
    if (!isSaved) return;
    if (allSent) leave();
    else loadCurrent();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time it was saved
  }, [isSaved, allSent]);

  return (
    <CollectionForm
      key={formKey}
      defaultValues={planOf(base.data)}
      stored={{ id, agency, collector }}
      draft={`collection ${base.etag}`}
      submitLabel={t('collections.save')}
      busyLabel={isUploading ? t('media.sendingAll') : undefined}
      state={isDeleted ? deletion : change.state}
      holdsMore={!isDeleted && !allSent}
      onSubmit={(collection) =>
        change.mutate({ params: { id }, body: CollectionChange.parse(collection), ifMatch: etag })
      }
      notice={
        <>
          {notice}
          {!isStale && isCollected(status) && <CollectedNotice id={id} />}
        </>
      }
      media={<MediaField uploads={uploads} stored={stored.data} />}
      notes={<CollectionNotes notes={stored.data.collectionNotes} />}
    />
  );
}
