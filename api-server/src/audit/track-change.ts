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

interface Created {
  id: string;
}

/** Writes the history entry and raises the list versions in one statement of the same transaction. */
export async function trackChange(
  transaction: WriteTransaction,
  { by, entity, entityId, officeId, countryCode = null, before, after, shown }: TrackedChange,
): Promise<void> {
  const action = !before ? 'CREATE' : after ? 'UPDATE' : 'DELETE';
  const json = (state: object | undefined) => (state ? JSON.stringify(fieldsOf(state)) : null);
  await sql`
    with recorded as (
      insert into audit_entries (id, user_id, action, entity, entity_id, office_id, country_code, before, after)
      values (${newId()}, ${by?.id ?? null}, ${action}, ${entity}, ${entityId}, ${officeId}, ${countryCode},
        ${json(before)}, ${json(after)})
    )
    ${raisedVersionFor(shown === 'unseen' ? undefined : resourceOfRecord(entity), officeId, [entityId])} ${unawaited}`.execute(
    transaction,
  );
}

/** As `trackChange` for new records of one office, in their order. */
export async function trackCreations(
  transaction: WriteTransaction,
  { by, entity, officeId, rows }: Pick<TrackedChange, 'by' | 'entity'> & { officeId: string; rows: readonly Created[] },
): Promise<void> {
  const entries = rows.map((row) => ({ id: newId(), record: row.id, after: fieldsOf(row) }));
  const ids = rows.map(({ id }) => id);
  await sql`
    with recorded as (
      insert into audit_entries (id, user_id, action, entity, entity_id, office_id, after)
      select id, ${by?.id ?? null}::uuid, 'CREATE', ${entity}::text, record, ${officeId}::uuid, after
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, record text, after jsonb)
    )
    ${raisedVersionFor(resourceOfRecord(entity), officeId, ids)} ${unawaited}`.execute(transaction);
}

/** The version is not a field of the record. */
function fieldsOf(state: object): object {
  return { ...state, version: undefined };
}
