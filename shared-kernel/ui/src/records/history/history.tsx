import type { AuditedEntity } from '@comptoir/api-contract/audit';
import { ADMINS } from '@comptoir/api-contract/roles';
import { Suspense } from 'react';
import { useClaims } from '@comptoir/kernel/internal/session';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';

const RecordHistory = retryingLazy(async () => (await import('./record-history')).RecordHistory);

/** Record in the audit trail. */
export interface HistoryProps {
  entity: AuditedEntity;
  /** Id of the record. */
  id: string;
}

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
