import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters of the address, by name. */
export type ListState = Readonly<Record<string, string>>;

/**
 * State of a list that lives in the address, so that a reload, a bookmark and the Back button bring the same list back.
 * `defaults` names the parameters (keep it stable); one at its default stays out of the address, and foreign parameters stay in.
 * A change replaces the entry in the history unless `push` asks for one of its own.
 */
export function useListState<State extends ListState>(
  defaults: State,
): [State, (change: Partial<State>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, defaults), [params, defaults]);
  // Two changes may follow one another before the first has reached the address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (next: Partial<State>, { push = false } = {}) => {
      latest.current = writeListState(latest.current, defaults, next);
      // At once: a checkbox that is bound to the address would jump back until a transition is over.
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
