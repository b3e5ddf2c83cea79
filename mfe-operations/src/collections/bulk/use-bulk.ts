import type { BulkAction, BulkInput, BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { staleAfter } from '@comptoir/api-contract/resources';
import { useApiMutation } from '@comptoir/ui/changes';
import { isAnswered } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { toastSuccess } from '@comptoir/kernel/toast';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBulkMessages } from './messages/messages';

/** Which pick-ups are meant: those that are ticked, or all of the filter. */
export type Chosen = Pick<BulkInput, 'ids' | 'filter'>;

/** Between two looks at how far a change is, in milliseconds. */
const LOOK_MS = 1_000;

/** What a change would do, as soon as it is known which. */
export function usePreview(chosen: Chosen, action: BulkAction | undefined) {
  const body = { ...chosen, action: action ?? { kind: 'cancel' as const } };
  return useQuery({ ...apiQuery('previewBulk', { body }), enabled: action !== undefined });
}

/**
 * Changes the chosen pick-ups, and follows the change to its end, also where the server does it later and the list, which
 * may have no rows any more, has gone.
 * @param onEnd told once, with what was refused
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

  const follow = async (begun: BulkProgress) => {
    setProgress(begun);
    const ended = await lastProgress(client, begun, setProgress);
    setProgress(undefined);
    for (const resource of staleAfter('collections')) void client.invalidateQueries({ queryKey: [resource] });
    if (ended.changed > 0) toastSuccess(t(`${ended.kind}.done`, { count: ended.changed }));
    onEnd(ended);
  };

  return {
    progress,
    isRunning: change.isPending || progress !== undefined,
    error: change.error,
    /** `count`: how many the person saw. */
    start: (chosen: Chosen, action: BulkAction, count: number) =>
      change.mutate({ body: { ...chosen, action, expectedCount: count } }),
    /** Forgets why the last one was refused. */
    reset: change.reset,
  };
}

/** Looks how far a change is until it has ended. A server that cannot be reached for a while goes on with it later. */
async function lastProgress(
  client: QueryClient,
  begun: BulkProgress,
  onLook: (progress: BulkProgress) => void,
): Promise<BulkProgress> {
  let progress = begun;
  while (progress.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    try {
      progress = await client.fetchQuery(apiQuery('getBulk', { params: { id: begun.id } }));
      onLook(progress);
    } catch (error) {
      if (isAnswered(error)) return progress;
    }
  }
  return progress;
}
