import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { AuditedEntity } from '@comptoir/api-contract/audit';
import { resourceOfRecord } from '@comptoir/api-contract/resources';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/fast';
import { raisedVersionFor } from '../lists/list-changes.repository';
import type { RecordedChange } from './audit.repository';

/** Without `before` a creation, without `after` a deletion. */
export interface TrackedChange extends Omit<RecordedChange, 'action' | 'countryCode'> {
  entity: AuditedEntity;
  countryCode?: string | null;
  shown?: 'unseen';
}

/** Writes the history entry and raises the list versions in one statement of the same transaction. */
export async function trackChange(
  transaction: WriteTransaction,
  { by, entity, entityId, officeId, countryCode = null, before, after, shown }: TrackedChange,
): Promise<void> {
  const action = !before ? 'CREATE' : after ? 'UPDATE' : 'DELETE';
  // The version is not a field of the record.
  const json = (state: object | undefined) => (state ? JSON.stringify({ ...state, version: undefined }) : null);
  await sql`
    with recorded as (
      insert into audit_entries (id, user_id, action, entity, entity_id, office_id, country_code, before, after)
      values (${newId()}, ${by?.id ?? null}, ${action}, ${entity}, ${entityId}, ${officeId}, ${countryCode},
        ${json(before)}, ${json(after)})
    )
    ${raisedVersionFor(shown === 'unseen' ? undefined : resourceOfRecord(entity), officeId, entityId)} ${unawaited}`.execute(
    transaction,
  );
}
