import { ConnectionError } from '@comptoir/kernel/http';
import type { Found } from '@comptoir/api-contract/search';
import { apiQuery } from '@comptoir/kernel/query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 200;
/** Minimum input for a search: one digit or two characters. */
const SHORTEST_TERM = /\d|../u;

export type SearchState = 'idle' | 'searching' | 'found' | 'offline' | 'failed';

/** Records for the input. The previous answer stays only until the current one arrives, and never replaces it. */
export function useRecordSearch(typed: string): { records: readonly Found[]; state: SearchState; retry: () => void } {
  const trimmed = typed.trim();
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(trimmed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const isWorthIt = SHORTEST_TERM.test(trimmed);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...apiQuery('search', { query: { q: term } }),
    enabled: isWorthIt && SHORTEST_TERM.test(term),
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  if (!isWorthIt) return { records: [], state: 'idle', retry };
  const records = data ?? [];
  if (term !== trimmed || isPlaceholderData || (isFetching && !data)) return { records, state: 'searching', retry };
  if (error) return { records: [], state: error instanceof ConnectionError ? 'offline' : 'failed', retry };
  return { records, state: 'found', retry };
}
