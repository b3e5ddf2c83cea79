import type { BulkAction, BulkInput, BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { staleAfter } from '@comptoir/api-contract/resources';
import { useApiMutation } from '@comptoir/ui/changes';
import { isAnswered } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { toastSuccess } from '@comptoir/kernel/toast';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBulkMessages } from './messages/messages';

/** Ticked collections, or all of the filter. */
export type Chosen = Pick<BulkInput, 'ids' | 'filter'>;

/** Interval of progress requests, in milliseconds. */
const POLL_MS = 1_000;

export function usePreview(chosen: Chosen, action: BulkAction | undefined) {
  const body = { ...chosen, action: action ?? { kind: 'cancel' as const } };
  return useQuery({ ...apiQuery('previewBulk', { body }), enabled: action !== undefined });
}

/**
 * Changes the chosen collections and follows the change to its end, even when the server defers it and the list is
 * unmounted.
 * @param onEnd called once, with the refused collections
 */
export function useBulk(onEnd: (ended: BulkProgress) => void) {
  const t = useBulkMessages();
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>();
  const change = useApiMutation('changeCollections', {
    failure: t('failed'),
    failureIn: 'screen',
    onSuccess: ({ data }) => void follow(data),
  });

  const follow = async (started: BulkProgress) => {
    setProgress(started);
    const ended = await lastProgress(client, started, setProgress);
    setProgress(undefined);
    for (const resource of staleAfter('collections')) void client.invalidateQueries({ queryKey: [resource] });
    if (ended.changed > 0) toastSuccess(t(`${ended.kind}.done`, { count: ended.changed }));
    onEnd(ended);
  };

  return {
    progress,
    isRunning: change.isPending || progress !== undefined,
    error: change.error,
    /** `count`: number that the person confirmed. */
    start: (chosen: Chosen, action: BulkAction, count: number) =>
      change.mutate({ body: { ...chosen, action, expectedCount: count } }),
    reset: change.reset,
  };
}

/** Polls until the change has ended; an unreachable server continues it later. */
async function lastProgress(
  client: QueryClient,
  started: BulkProgress,
  onLook: (progress: BulkProgress) => void,
): Promise<BulkProgress> {
  let progress = started;
  while (progress.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    try {
      progress = await client.fetchQuery(apiQuery('getBulk', { params: { id: started.id } }));
      onLook(progress);
    } catch (error) {
      if (isAnswered(error)) return progress;
    }
  }
  return progress;
}
