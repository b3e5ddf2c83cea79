import { ConnectionError } from '@comptoir/kernel/http';
import type { Found } from '@comptoir/api-contract/search';
import { apiQuery } from '@comptoir/kernel/query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE_MS = 200;
/** Letters that are worth asking about; a number is from its first digit on. */
const WORTH_ASKING = /\d|../u;

/** How the search of the server stands. */
export type FoundState = 'idle' | 'searching' | 'found' | 'offline' | 'failed';

/**
 * The records that the server finds for what is typed. An answer for something else than what is typed now is shown only
 * until the right one is there, and never after it.
 */
export function useFound(typed: string): { records: readonly Found[]; state: FoundState; retry: () => void } {
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isWorthIt = WORTH_ASKING.test(wanted);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...apiQuery('search', { query: { q: asked } }),
    enabled: isWorthIt && WORTH_ASKING.test(asked),
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  if (!isWorthIt) return { records: [], state: 'idle', retry };
  const records = data ?? [];
  if (asked !== wanted || isPlaceholderData || (isFetching && !data)) return { records, state: 'searching', retry };
  if (error) return { records: [], state: error instanceof ConnectionError ? 'offline' : 'failed', retry };
  return { records, state: 'found', retry };
}
