import { lazy, Suspense } from 'react';

// Loaded in offices with custody only.
const Handovers = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hand-over" */ './handovers')).Handovers,
}));

/** End of the round in an office with custody. */
export function DayHandovers() {
  return (
    <Suspense>
      <Handovers />
    </Suspense>
  );
}
