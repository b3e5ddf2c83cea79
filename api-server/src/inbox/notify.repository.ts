import type { InboxItem, InboxKind } from '@comptoir/api-contract/inbox';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Audience } from './audience';

export type InboxNotification = {
  [Kind in InboxKind]: {
    kind: Kind;
    /** Deduplicates per recipient. */
    cause: string;
    entity: InboxItem['entity'];
    entityId: string | null;
    officeId: string | null;
    params: Extract<InboxItem, { kind: Kind }>['params'];
  };
}[InboxKind];

/** Excludes the author. */
export async function notify(
  transaction: WriteTransaction,
  { kind, cause, entity, entityId, officeId, params }: InboxNotification,
  audience: Audience,
  by: string | null = null,
): Promise<void> {
  await sql`
    insert into inbox_items (user_id, kind, cause, entity, entity_id, office_id, params)
    select recipient.id, ${kind}, ${cause}, ${entity}, ${entityId}, ${officeId}::uuid, ${JSON.stringify(params)}::jsonb
    from (${audience}) recipient where recipient.id is distinct from ${by}::uuid
    on conflict (user_id, cause) do nothing`.execute(transaction);
}

export async function settle(
  transaction: WriteTransaction,
  entity: NonNullable<InboxItem['entity']>,
  entityId: string,
  kinds?: readonly InboxKind[],
): Promise<void> {
  await transaction
    .updateTable('inboxItems')
    .set({ doneAt: sql`now()`, changedAt: sql`now()` })
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('doneAt', 'is', null)
    .$if(kinds !== undefined, (items) => items.where('kind', 'in', kinds ?? []))
    .execute();
}
