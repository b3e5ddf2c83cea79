import { createStore } from '@comptoir/kernel/store';

const counts = createStore<ReadonlyMap<string, number>>(new Map());

/** How often another build of a remote was taken into the open page: what shows it loads it again each time. */
export const renewals = {
  of: (remote: string): number => counts.get().get(remote) ?? 0,
  add: (remote: string) => counts.set(new Map(counts.get()).set(remote, renewals.of(remote) + 1)),
  subscribe: counts.subscribe,
};
