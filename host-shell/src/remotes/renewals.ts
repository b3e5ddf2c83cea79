import { createStore } from '@comptoir/kernel/store';

const counts = createStore<ReadonlyMap<string, number>>(new Map());

/** Number of builds of a remote applied to the open page; a change reloads its pieces. */
export const renewals = {
  of: (remote: string): number => counts.get().get(remote) ?? 0,
  add: (remote: string) => counts.set(new Map(counts.get()).set(remote, renewals.of(remote) + 1)),
  subscribe: counts.subscribe,
};
