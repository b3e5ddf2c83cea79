import type { Collection } from '@comptoir/api-contract/collections';
import { AskForCorrection, RecordPage, RequestedCorrection } from '@comptoir/ui/records';
import { ButtonLink } from '@comptoir/ui';
import { useGoBack, useNavigate, useParams } from '@comptoir/kernel/router';
import { useEffect } from 'react';
import { useMessages } from '../../messages/messages';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { NotesSection, useCollection } from '@comptoir/ui/collections';
import { RecordDialog } from '../record/record-dialog';
import { useCollectionDeletion } from '../use-collection-deletion';
import { OpenIssue } from './open-issue';
import { CollectionFacts } from './collection-facts';
import { CollectionMedia } from './collection-media';

interface CollectionPageProps {
  /** Opens the page with the recording form. */
  isRecording?: boolean;
}

export function CollectionPage({ isRecording = false }: CollectionPageProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { id = '' } = useParams();
  const collection = useCollection(id);
  const deletion = useCollectionDeletion();
  const isDeleted = deletion.state.status === 'deleted';
  const current = collection.isFetchedAfterMount ? collection.data?.data : undefined;
  const isOpen = current !== undefined && !isCollected(current.status);

  useEffect(() => {
    if (isDeleted) goBack();
  }, [isDeleted, goBack]);

  return (
    <>
      <RecordPage
        title={t('collections.pickUp', { id })}
        record={collection}
        deletion={deletion}
        history={{ entity: 'collection', id }}
        onDelete={
          isOpen
            ? ({ etag, data }) => deletion.ask({ params: { id }, ifMatch: etag }, `#${id} · ${data.agency.name}`)
            : undefined
        }
        notice={
          current && (
            <>
              {current.unansweredIssue && <OpenIssue collection={current} />}
              {isCollected(current.status) && <RequestedCorrection entity="collection" id={id} />}
            </>
          )
        }
        actions={current && <CollectionActions collection={current} />}
      >
        {({ data }) => (
          <>
            <CollectionFacts collection={data} />
            <CollectionMedia files={data.mediaFiles} />
            <NotesSection collection={data} isCovered={isRecording} />
          </>
        )}
      </RecordPage>
      {isRecording && current && (
        <RecordDialog
          collection={current}
          onClose={() => void navigate(`/collection-schedules/${id}`, { replace: true })}
        />
      )}
    </>
  );
}

function CollectionActions({ collection: { id, status } }: { collection: Collection }) {
  const t = useMessages();
  if (isCollected(status)) {
    return (
      <>
        <ButtonLink to={`/collection-schedules/${id}/receipt`}>{t('paper.receipt')}</ButtonLink>
        <ButtonLink to={`/money-book/${id}`} icon="money-book">
          {t('pickUp.moneyBook')}
        </ButtonLink>
        <AskForCorrection entity="collection" id={id} />
      </>
    );
  }
  return (
    <>
      <ButtonLink to={`/collection-schedules/${id}/record`} replace variant="primary" icon="check">
        {t('record.action')}
      </ButtonLink>
      <ButtonLink to={`/collection-schedules/edit/${id}`} icon="edit">
        {t('collections.edit')}
      </ButtonLink>
    </>
  );
}
