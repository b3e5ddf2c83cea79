import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Search parameters by name. */
export type ListState = Readonly<Record<string, string>>;

/**
 * State of a list in the address, kept through reload, bookmarks and Back. `defaults` names the parameters (must be
 * stable); default values are omitted, other parameters kept. A change replaces the history entry unless `push` is
 * set.
 */
export function useListState<State extends ListState>(
  defaults: State,
): [State, (change: Partial<State>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, defaults), [params, defaults]);
  // A second change may come before the first has reached the address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (next: Partial<State>, { push = false } = {}) => {
      latest.current = writeListState(latest.current, defaults, next);
      // Synchronous: a bound checkbox would flicker until the transition ends.
      setParams(latest.current, { replace: !push, flushSync: true });
    },
    [defaults, setParams],
  );
  return [state, change];
}

export function readListState<State extends ListState>(params: URLSearchParams, defaults: State): State {
  const found = Object.keys(defaults).flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...defaults, ...Object.fromEntries(found) };
}

export function writeListState<State extends ListState>(
  params: URLSearchParams,
  defaults: State,
  change: Partial<State>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
