import type { Collection } from '@comptoir/api-contract/collections';
import { formatLongDate } from '@comptoir/kernel/format';
import { PhoneLink } from '@comptoir/ui/list-kit';
import { AskForCorrection, Detail, Fact, Facts, History, RecordSteps, RequestedCorrection } from '@comptoir/ui/records';
import { ButtonLink, Card, Loaded, Page, PageHeader, SkeletonRows } from '@comptoir/ui';
import type { Answer } from '@comptoir/kernel/http';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { useMessages } from '../messages/messages';
import { CollectedAmount } from './collected-amount';
import { CollectionEntries } from './collection-entries';
import { CollectionMedia } from './collection-media';
import { CollectionNotes } from './collection-notes';
import styles from './collection.module.css';
import { CorrectionCard } from './correction-card';
import { useCollection } from './money-book.queries';

export function CollectionPage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { id = '' } = useParams();
  const collection = useCollection(id);
  const { data, refetch } = collection;
  const isRecorded = data !== undefined && data.data.collectedAmount !== null;
  return (
    <Page layout="form">
      <PageHeader
        title={t('moneyBook.collectionTitle', { id })}
        onBack={goBack}
        actions={
          <>
            <ButtonLink to={`/collection-schedules/${id}`} icon="collections">
              {t('moneyBook.pickUp', { id })}
            </ButtonLink>
            {data?.data.collectedAmount === null && (
              <ButtonLink to={`/collection-schedules/${id}/record`} variant="primary" icon="check">
                {t('collection.record')}
              </ButtonLink>
            )}
            {isRecorded && <AskForCorrection entity="collection" id={id} />}
            <RecordSteps officeId={data?.data.officeId ?? null} />
          </>
        }
      />
      {isRecorded && <RequestedCorrection entity="collection" id={id} />}
      <Card>
        <Loaded query={collection} placeholder={<SkeletonRows count={4} />}>
          {(stored) => <CollectionFacts collection={stored.data} />}
        </Loaded>
      </Card>
      {data && <Content stored={data} isCurrent={collection.isFetchedAfterMount} reload={refetch} />}
    </Page>
  );
}

function CollectionFacts({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { language } = useLanguage();
  const { actualCollectionDate, agency, collector } = collection;
  return (
    <Facts>
      <Fact title={t('collection.date')}>{formatLongDate(actualCollectionDate, language)}</Fact>
      <Fact title={t('collection.amount')}>
        <CollectedAmount collection={collection} />
      </Fact>
      <Fact title={t('collection.agency')}>
        <strong>
          <bdi>{agency.name}</bdi>
        </strong>
        <Detail>
          <bdi>{agency.address}</bdi>
        </Detail>
      </Fact>
      <Fact title={t('collection.collector')}>
        <strong>
          <bdi>{collector.name}</bdi>
        </strong>
        {collector.phone && <PhoneLink number={collector.phone} className={styles.detail} />}
      </Fact>
    </Facts>
  );
}

interface ContentProps {
  stored: Answer<Collection>;
  /** False for a cached version: a correction must be based on the current one. */
  isCurrent: boolean;
  reload: () => Promise<{ data: Answer<Collection> | undefined }>;
}

function Content({ stored, isCurrent, reload }: ContentProps) {
  const { role } = useClaims();
  const { id, mediaFiles, collectionNotes } = stored.data;
  return (
    <>
      {role === 'SUPERADMIN' && isCurrent && <CorrectionCard key={id} stored={stored} reload={reload} />}
      <CollectionEntries collection={stored.data} />
      <CollectionMedia files={mediaFiles} />
      <CollectionNotes notes={collectionNotes} />
      <History entity="collection" id={id} />
    </>
  );
}
