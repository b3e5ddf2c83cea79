import type { ListName } from '@comptoir/api-contract/events';
import type { AuditedEntity } from '@comptoir/api-contract/audit';
import type { WriteTransaction } from '../database/database';
import { raiseListVersions } from '../lists/list-versions.repository';
import { recordChange, type RecordedChange } from './audit.repository';

/** A change of one record as it was and as it is; without `before` it was made, without `after` it is gone. */
export interface TrackedChange extends Omit<RecordedChange, 'action' | 'countryCode'> {
  entity: AuditedEntity;
  countryCode?: string | null;
  /** The lists that show the record. */
  lists: readonly ListName[];
}

/** Writes down who changed what, and that lists changed, in the transaction of the change. */
export async function trackChange(
  transaction: WriteTransaction,
  { lists, countryCode = null, ...change }: TrackedChange,
): Promise<void> {
  const action = !change.before ? 'CREATE' : change.after ? 'UPDATE' : 'DELETE';
  await recordChange(transaction, { ...change, action, countryCode });
  await raiseListVersions(transaction, lists, change.officeId);
}
