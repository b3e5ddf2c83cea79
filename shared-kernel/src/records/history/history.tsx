import type { AuditedEntity } from '@comptoir/api-contract/audit';
import { ADMINS } from '@comptoir/api-contract/roles';
import { Suspense } from 'react';
import { useClaims } from '../../session';
import { retryingLazy } from '../../store/retrying-lazy';

const RecordHistory = retryingLazy(async () => (await import('./record-history')).RecordHistory);

/** The record whose history is shown. */
export interface HistoryProps {
  entity: AuditedEntity;
  /** Of the record. */
  id: string;
}

/** Who changed a record, what and when; for the roles that may read it, and fetched only then. */
export function History(props: HistoryProps) {
  const { role } = useClaims();
  if (!ADMINS.includes(role)) return null;
  return (
    <Suspense>
      <RecordHistory {...props} />
    </Suspense>
  );
}
