import { lazy, Suspense, type ComponentProps } from 'react';
import { Bag } from '../bag';
import { useHasCustody } from './use-has-custody';

// Loaded in offices with custody only.
const HeldBag = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hand-over" */ './held-bag')).HeldBag,
}));
const Handovers = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hand-over" */ './handovers')).Handovers,
}));

/** Cash of the day, or in an office with custody all cash in the hand of the collector. */
export function DayBag(props: ComponentProps<typeof Bag>) {
  const bag = <Bag {...props} />;
  return useHasCustody() ? (
    <Suspense fallback={bag}>
      <HeldBag {...props} />
    </Suspense>
  ) : (
    bag
  );
}

/** End of the round in an office with custody. */
export function DayHandovers() {
  return useHasCustody() ? (
    <Suspense>
      <Handovers />
    </Suspense>
  ) : null;
}
