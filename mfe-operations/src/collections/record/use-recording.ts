import type { Collection, CollectionChange } from '@comptoir/api-contract/collections';
import { useApiMutation } from '@comptoir/ui/changes';
import { formatAmount } from '@comptoir/ui/money';
import { isAnswered, isRefusal } from '@comptoir/kernel/http';
import { apiRecordQuery } from '@comptoir/kernel/query';
import { toastSuccess } from '@comptoir/kernel/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../messages/messages';
import { isCollected } from '@comptoir/api-contract/collection-state';
import {
  isUnderWay,
  type Outcome,
  type RecordValues,
  type Uploads,
  useKeptUploads,
  withMentions,
} from '@comptoir/ui/collections';
import { showRecorded } from './show-recorded';

export type Recording =
  /**
   * `failure`: error of the last attempt; `changed`: another person changed the collection meanwhile; `unanswered`: the
   * recording may or may not have arrived.
   */
  | { status: 'open'; failure: Error | null; changed: boolean; unanswered: boolean }
  | { status: 'sending' }
  /** Recorded by another person. */
  | { status: 'taken' }
  /** Recorded; `files`: state of its uploads. */
  | { status: 'recorded'; files: 'sending' | 'failed' | 'sent' };

/**
 * Records a collection once: a retry after a lost answer is the same recording. It is based on the version that loads
 * while the form is open, so that it never overwrites another recording.
 * @param listed row of the list, used until the collection has loaded
 */
export function useRecording(listed: Collection): {
  collection: Collection;
  recording: Recording;
  uploads: Uploads;
  /** Recording without an answer, also from before a reload. */
  unanswered: CollectionChange | undefined;
  record: (outcome: Outcome, values: RecordValues) => void;
} {
  const t = useMessages();
  const client = useQueryClient();
  const query = apiRecordQuery('getCollection', { params: { id: listed.id } });
  const stored = useQuery(query);
  const [reading, setReading] = useState<'idle' | 'reading' | Error>('idle');
  const isRead = stored.isFetchedAfterMount && stored.data !== undefined;
  const collection = isRead ? stored.data.data : listed;

  const change = useApiMutation('updateCollection', {
    failure: t('record.failed'),
    failureIn: 'screen',
    survivesReload: true,
    subject: listed.id,
    // A reload changes the version but not the identity of the recording.
    identity: ({ params, body }) => [params, body],
    handleError: (error) => {
      if (isOvertaken(error)) void stored.refetch();
      return isOvertaken(error);
    },
    onSuccess: ({ data }) => {
      showRecorded(client, data);
      toastSuccess(isCollected(data.status) ? t('record.done', summaryOf(data)) : t('record.missed', summaryOf(data)));
      uploads.send(data.id);
    },
  });

  const unanswered = change.unanswered?.body;
  const uploads = useKeptUploads(listed.id, { keeps: unanswered !== undefined || change.isSuccess });

  const record = async (outcome: Outcome, values: RecordValues) => {
    const submission = { params: { id: listed.id }, body: changeOf(outcome, values) };
    setReading('reading');
    try {
      const { etag } = isRead ? stored.data : await client.fetchQuery(query);
      setReading('idle');
      change.mutate({ ...submission, ifMatch: etag });
    } catch (error) {
      if (!isAnswered(error)) change.keep(submission);
      setReading(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    collection,
    recording: recordingNow(),
    uploads,
    unanswered,
    record: (outcome, values) => void record(outcome, values),
  };

  function recordingNow(): Recording {
    if (change.isSuccess) return { status: 'recorded', files: filesOf(uploads) };
    if (change.isPending || reading === 'reading') return { status: 'sending' };
    if (isRead && isCollected(collection.status) && !unanswered) return { status: 'taken' };
    const failure = change.error ?? (reading === 'idle' ? null : reading);
    const changed = isRefusal(failure, 'stale');
    return { status: 'open', failure, changed, unanswered: unanswered !== undefined };
  }
}

/** True when another person changed it, or it can no longer be recorded. */
function isOvertaken(error: unknown): boolean {
  return isRefusal(
    error,
    'stale',
    'already-collected',
    'amount-recorded',
    'collection-collected',
    'schedule-of-office',
    'no-access',
  );
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

function summaryOf({
  id,
  agency,
  collectedAmount,
  currency,
}: Pick<Collection, 'id' | 'agency' | 'collectedAmount' | 'currency'>) {
  return { id, agency: agency.name, amount: formatAmount(collectedAmount ?? 0, currency) };
}
