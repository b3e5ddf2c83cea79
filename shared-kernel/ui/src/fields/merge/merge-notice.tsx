import { Suspense } from 'react';
import { StaleNotice } from '../../records/record/stale-notice';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';
import type { DifferencesProps } from './difference-list';

// Loaded on demand: rarely shown, and it contains the labels of all fields.
const load = () => import('./difference-list');
const TheirChanges = retryingLazy(async () => (await load()).TheirChanges);
const BothChanged = retryingLazy(async () => (await load()).BothChanged);

/** Reports that a change was refused and, once loaded, the other user's changes. Use it inside the `Form`. */
export function RefusedNotice({ onLoad, differences }: { onLoad: () => void; differences?: DifferencesProps }) {
  return (
    <StaleNotice onLoad={onLoad}>
      <Suspense>{differences && <TheirChanges {...differences} />}</Suspense>
    </StaleNotice>
  );
}

/** Lists fields that both users changed, while the form keeps the own input. Use it inside the `Form`. */
export function MergedNotice(props: DifferencesProps) {
  return (
    <Suspense>
      <BothChanged {...props} />
    </Suspense>
  );
}
