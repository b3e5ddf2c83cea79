import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ListName } from '@comptoir/api-contract/events';
import type { AuditedEntity } from '@comptoir/api-contract/audit';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/statement-marks';
import { raisedLists } from '../lists/list-versions.repository';
import type { RecordedChange } from './audit.repository';

/** A change of one record as it was and as it is; without `before` it was made, without `after` it is gone. */
export interface TrackedChange extends Omit<RecordedChange, 'action' | 'countryCode'> {
  entity: AuditedEntity;
  countryCode?: string | null;
  /** The lists that show the record. */
  lists: readonly ListName[];
}

/** Writes down who changed what, and that lists changed, in the transaction of the change; one statement does both. */
export async function trackChange(
  transaction: WriteTransaction,
  { by, entity, entityId, officeId, countryCode = null, before, after, lists }: TrackedChange,
): Promise<void> {
  const action = !before ? 'CREATE' : after ? 'UPDATE' : 'DELETE';
  const json = (state: object | undefined) => (state ? JSON.stringify(state) : null);
  await sql`
    with recorded as (
      insert into audit_entries (id, user_id, action, entity, entity_id, office_id, country_code, before, after)
      values (${newId()}, ${by?.id ?? null}, ${action}, ${entity}, ${entityId}, ${officeId}, ${countryCode},
        ${json(before)}, ${json(after)})
    )
    ${raisedLists(lists, officeId)} ${unawaited}`.execute(transaction);
}
