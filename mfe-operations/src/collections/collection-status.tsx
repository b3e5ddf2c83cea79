import { collectionState, isCollected, type CollectionState } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { endOfDay, startOfDay, today } from '@comptoir/kernel/format';
import { Tag, type Tone } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { Delay } from './delay/delay';

type Scheduled = Pick<Collection, 'status' | 'scheduledCollectionDate'>;

/** @param day 'YYYY-MM-DD' in the time zone of the office, today by default */
export function stateOf(collection: Scheduled, day: string = today()): CollectionState {
  const begins = Date.parse(startOfDay(day) ?? '');
  const ends = Date.parse(endOfDay(day) ?? '');
  return collectionState(collection, { begins, ends });
}

const TONES: Record<CollectionState, Tone> = {
  planned: 'neutral',
  due: 'info',
  late: 'warning',
  collected: 'success',
  issues: 'warning',
};

interface CollectionTagProps {
  collection: Scheduled;
  /** Minutes since the planned time of an open collection of today. */
  overdue?: number;
}

export function CollectionTag({ collection, overdue = 0 }: CollectionTagProps) {
  const t = useMessages();
  if (overdue > 0) {
    return (
      <Tag tone="warning">
        <Delay minutes={overdue} />
      </Tag>
    );
  }
  const state = stateOf(collection);
  if (state === 'issues' && !isCollected(collection.status)) return <Tag tone="danger">{t('state.notCollected')}</Tag>;
  return (
    <Tag tone={TONES[state]}>
      <span title={state === 'late' ? t('state.lateNote') : undefined}>{t(`state.${state}`)}</span>
    </Tag>
  );
}

/** No tag for a collection that is planned for its day, where the day is shown beside it. */
export function RemarkableTag({ collection }: { collection: Scheduled }) {
  const state = stateOf(collection);
  return state === 'planned' || state === 'due' ? null : <CollectionTag collection={collection} />;
}
