import type { Collection, CollectionChange } from '@comptoir/api-contract/collections';
import { useApiMutation } from '@comptoir/ui/changes';
import { outbox, type RecordOutcome } from '@comptoir/ui/outbox';
import { formatAmount } from '@comptoir/ui/money';
import { isAnswered, isRefusal } from '@comptoir/kernel/http';
import { apiRecordQuery } from '@comptoir/kernel/query';
import { useClaims } from '@comptoir/kernel/session';
import { toastError, toastSuccess } from '@comptoir/kernel/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { isCollected } from '../collection-status';
import { placeOf } from '../media/upload';
import { useKeptUploads } from '../media/use-kept-uploads';
import { isUnderWay, type Uploads } from '../media/use-uploads';
import { withMentions } from '../mentions/typed-mention';
import type { Outcome, RecordValues } from './record-form.schema';
import { showRecorded } from './show-recorded';

/** Where the recording of a pick-up stands. */
export type Recording =
  /**
   * `failure`: why the last attempt did not succeed; `changed`: because somebody changed the pick-up meanwhile;
   * `unanswered`: what was said of it may have arrived or not.
   */
  | { status: 'open'; failure: Error | null; changed: boolean; unanswered: boolean }
  | { status: 'sending' }
  /** Somebody has recorded it already. */
  | { status: 'taken' }
  /** It is recorded; its files may still be on their way, or may not have arrived. */
  | { status: 'recorded'; files: 'sending' | 'failed' | 'sent' };

/**
 * Records how a pick-up ended, once: sent again after a lost answer it is the same recording. It is based on the version
 * that is read while the form is open, so that nobody records what somebody else has recorded.
 * @param listed the pick-up as the list has it, until it is read
 */
export function useRecording(listed: Collection): {
  /** As it is now. */
  collection: Collection;
  recording: Recording;
  uploads: Uploads;
  /** What was said of it, and has no answer yet: also before the page was loaded again. */
  unanswered: CollectionChange | undefined;
  record: (outcome: Outcome, values: RecordValues) => void;
} {
  const t = useMessages();
  const client = useQueryClient();
  const query = apiRecordQuery('getCollection', { params: { id: listed.id } });
  const stored = useQuery(query);
  const isCollector = useClaims().role === 'COLLECTOR';
  const [reading, setReading] = useState<'idle' | 'reading' | Error>('idle');
  const isRead = stored.isFetchedAfterMount && stored.data !== undefined;
  const collection = isRead ? stored.data.data : listed;

  const change = useApiMutation('updateCollection', {
    failure: t('record.failed'),
    failureIn: 'screen',
    survivesReload: true,
    subject: listed.id,
    // Read again it is of another version, and still the same recording.
    identity: ({ params, body }) => [params, body],
    handleError: (error) => {
      if (isOvertaken(error)) void stored.refetch();
      return isOvertaken(error);
    },
    onSuccess: ({ data }) => {
      showRecorded(client, data);
      toastSuccess(isCollected(data.status) ? t('record.done', whatOf(data)) : t('record.missed', whatOf(data)));
      uploads.send(data.id);
    },
  });

  const unanswered = change.unanswered?.body;
  const uploads = useKeptUploads(listed.id, { keeps: unanswered !== undefined || change.isSuccess });

  const record = async (outcome: Outcome, values: RecordValues) => {
    const said = { params: { id: listed.id }, body: changeOf(outcome, values) };
    setReading('reading');
    try {
      const { etag } = isRead ? stored.data : await client.fetchQuery(query);
      setReading('idle');
      change.mutate({ ...said, ifMatch: etag });
    } catch (error) {
      if (!isAnswered(error)) change.keep(said);
      setReading(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const { outcome, keep } = useKeptRecording(listed, uploads, () => void stored.refetch());

  return {
    collection,
    recording: recordingNow(),
    uploads,
    unanswered,
    record: (ended, values) => void (isCollector ? keep(ended, values) : record(ended, values)),
  };

  function recordingNow(): Recording {
    if (outcome === 'sending') return { status: 'sending' };
    if (outcome?.status === 'booked' || outcome?.status === 'kept') return { status: 'recorded', files: 'sent' };
    if (change.isSuccess) return { status: 'recorded', files: filesOf(uploads) };
    if (change.isPending || reading === 'reading') return { status: 'sending' };
    if (isRead && isCollected(collection.status) && !unanswered) return { status: 'taken' };
    const failure = failureOf(outcome) ?? change.error ?? (reading === 'idle' ? null : reading);
    const changed = isRefusal(failure, 'stale');
    return { status: 'open', failure, changed, unanswered: unanswered !== undefined };
  }
}

/** A collector's recording is stored on the device before anything is sent. */
function useKeptRecording(listed: Collection, uploads: Uploads, onOvertaken: () => void) {
  const t = useMessages();
  const isStoring = useRef(false);
  const [outcome, setOutcome] = useState<RecordOutcome | 'sending'>();
  const keep = async (ended: Outcome, values: RecordValues) => {
    if (isStoring.current) return;
    isStoring.current = true;
    setOutcome('sending');
    const now = await outbox.record({
      collectionId: listed.id,
      agency: listed.agency.name,
      currency: listed.currency,
      body: changeOf(ended, values),
      files: uploads.list.map(({ id, file }) => ({
        id: `${listed.id} ${id}`,
        file,
        query: placeOf(listed.id, file).query,
      })),
    });
    isStoring.current = false;
    setOutcome(now);
    if (now.status === 'refused' && isOvertaken(now.error)) onOvertaken();
    const { collectedAmount = null } = changeOf(ended, values);
    const what = whatOf({ ...listed, collectedAmount });
    if (now.status === 'booked') toastSuccess(t(ended === 'collected' ? 'record.done' : 'record.missed', what));
    if (now.status === 'lost') toastError(t('record.notKept'));
    if (now.status === 'kept' && now.withoutFiles) toastError(t('record.filesNotKept'));
  };
  return { outcome, keep };
}

/** Somebody else has changed it meanwhile, or it may not be recorded any more. */
function isOvertaken(error: unknown): boolean {
  return isRefusal(error, 'stale', 'amount-recorded', 'collection-collected', 'schedule-of-office', 'no-access');
}

function filesOf({ list }: Uploads): 'sending' | 'failed' | 'sent' {
  if (list.some(isUnderWay)) return 'sending';
  return list.some(({ state }) => state.status === 'failed') ? 'failed' : 'sent';
}

function changeOf(outcome: Outcome, { collectedAmount, note, mentioned = [] }: RecordValues): CollectionChange {
  const collectionNotes = note === '' ? [] : [{ note: withMentions(note, mentioned) }];
  return outcome === 'collected'
    ? { collectedAmount, collectionNotes }
    : { status: 'UNCOLLECTED_WITH_ISSUES', collectionNotes };
}

function whatOf({
  id,
  agency,
  collectedAmount,
  currency,
}: Pick<Collection, 'id' | 'agency' | 'collectedAmount' | 'currency'>) {
  return { id, agency: agency.name, amount: formatAmount(collectedAmount ?? 0, currency) };
}

function failureOf(outcome: RecordOutcome | 'sending' | undefined): Error | undefined {
  return typeof outcome === 'object' && 'error' in outcome ? outcome.error : undefined;
}
