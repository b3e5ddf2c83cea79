import { ADMINS } from '@comptoir/api-contract/roles';
import { Suspense } from 'react';
import { useClaims } from '@comptoir/kernel/internal/session';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';
import type { HistoryProps } from './record-history';

const RecordHistory = retryingLazy(async () => (await import('./record-history')).RecordHistory);

/** History of a record, loaded only for roles that may read it. */
export function History(props: HistoryProps) {
  const { role } = useClaims();
  if (!ADMINS.includes(role)) return null;
  return (
    <Suspense>
      <RecordHistory {...props} />
    </Suspense>
  );
}
