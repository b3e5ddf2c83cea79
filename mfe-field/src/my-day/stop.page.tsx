import { collectionState } from '@comptoir/api-contract/collection-state';
import { useUnsavedChanges } from '@comptoir/ui/fields';
import { formatTime } from '@comptoir/kernel/format';
import { useOutbox, useOutboxRead, type OutboxItem } from '@comptoir/ui/outbox';
import { ButtonLink, Card, Loaded, Page, PageHeader, Tag } from '@comptoir/ui';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { useEffect, useState } from 'react';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { NotesSection } from '@comptoir/ui/collections';
import { useMessages } from '../messages/messages';
import { CollectedStop } from './collected-stop';
import { lastRecorded } from './last-recorded';
import { useRoundPart, useStop, type VersionedStop } from './my-day.queries';
import { linesOf } from './outbox/lines-of';
import { PickUpForm } from './record/pick-up-form';
import { stopState } from './round';
import { StopActions } from './stop-actions';
import { StopMap } from './stop-map';
import { StopMoment } from './stop-moment';
import { StopTag } from './stop-tag';
import styles from './stop.module.css';
import { useToday } from './today';
import { Recorded } from './outbox/recorded';

export function StopPage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { id = '' } = useParams();
  const { stop, error, refetch } = useStop(id);
  const isRead = useOutboxRead();
  return (
    <Page layout="form">
      <PageHeader title={stop?.agency.name ?? t('myDay.stop', { id })} onBack={goBack} />
      <Loaded query={{ data: isRead ? stop : undefined, error: isRead ? error : null, refetch }}>
        {(known) => <Stop key={id} stop={known} onDone={goBack} />}
      </Loaded>
    </Page>
  );
}

interface StopProps {
  stop: VersionedStop;
  onDone: () => void;
}

function Stop({ stop, onDone }: StopProps) {
  const t = useMessages();
  const today = useToday();
  // The form stays mounted while its files are sent, although the stop is collected already.
  const own = useOutbox().filter(({ collectionId }) => collectionId === stop.id);
  const saved = own.find(({ state }) => state === 'waiting');
  const refused = own.find(({ state }) => state === 'refused');
  const [wasOpen] = useState(!isCollected(stop.status) && !saved);
  const state = stopState(stop, collectionState(stop, today));
  const content = () => {
    if (wasOpen) return <OpenStop stop={stop} refused={refused} onDone={onDone} />;
    return saved ? <SavedStop item={saved} /> : <CollectedStop stop={stop} />;
  };
  return (
    <>
      <div className={styles.place}>
        <div className={styles.head}>
          <StopMoment stop={stop} state={state} />
          {saved ? <Tag tone="warning">{t('myDay.unsent')}</Tag> : <StopTag state={state} />}
        </div>
        <p>
          <bdi>{`${stop.agency.address}, ${stop.agency.city}`}</bdi>
        </p>
        <StopActions agency={stop.agency} />
      </div>
      <Card>{content()}</Card>
      <NotesSection collection={stop} isCovered={wasOpen} />
      <StopMap agency={stop.agency} />
    </>
  );
}

function SavedStop({ item }: { item: OutboxItem }) {
  const t = useMessages();
  return (
    <div className={styles.form}>
      <Recorded item={item} />
      <p>{t('myDay.saved', { time: formatTime(item.recordedAt) })}</p>
      {linesOf(item).length > 0 && (
        <p>
          <ButtonLink to={`/my-day/${item.collectionId}/receipt`}>{t('paper.receipt')}</ButtonLink>
        </p>
      )}
    </div>
  );
}

interface OpenStopProps extends StopProps {
  refused: OutboxItem | undefined;
}

function OpenStop({ stop, refused, onDone }: OpenStopProps) {
  const [isDirty, setDirty] = useState(false);
  const [isDone, setDone] = useState(false);
  const leaving = useUnsavedChanges(isDirty && !isDone);
  useEffect(() => {
    lastRecorded.set(undefined);
  }, []);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <div className={styles.form}>
      <PickUpForm
        stop={stop}
        requiresCounts={useRoundPart((round) => round.requiresCounts) ?? false}
        refused={refused}
        onDirtyChange={setDirty}
        onDone={() => setDone(true)}
      />
      {leaving}
    </div>
  );
}
