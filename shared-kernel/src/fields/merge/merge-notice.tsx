import { Suspense } from 'react';
import { StaleNotice } from '../../records/record/stale-notice';
import { retryingLazy } from '../../store/retrying-lazy';
import type { DifferencesProps } from './told-differences';

// Seldom shown, and not small: it knows the words of every field.
const load = () => import('./told-differences');
const WhatTheyChanged = retryingLazy(async () => (await load()).WhatTheyChanged);
const BothChanged = retryingLazy(async () => (await load()).BothChanged);

/** Says that a change was refused, and, once it is known, what somebody else changed. Stands inside the `Form`. */
export function RefusedNotice({ onLoad, differences }: { onLoad: () => void; differences?: DifferencesProps }) {
  return (
    <StaleNotice onLoad={onLoad}>
      <Suspense>{differences && <WhatTheyChanged {...differences} />}</Suspense>
    </StaleNotice>
  );
}

/** Names what both changed, while it stands in the form as it was typed. Stands inside the `Form`. */
export function MergedNotice(props: DifferencesProps) {
  return (
    <Suspense>
      <BothChanged {...props} />
    </Suspense>
  );
}
