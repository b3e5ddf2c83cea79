import type { InboxItem, InboxKind } from '@comptoir/api-contract/inbox';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Audience } from './audience';

/** What is told: the record that it leads to, the values that stand in it, and what made it. */
export type News = {
  [Kind in InboxKind]: {
    kind: Kind;
    /** Of one cause nobody gets a second item, whoever tells it again. */
    cause: string;
    entity: InboxItem['entity'];
    entityId: string | null;
    officeId: string | null;
    params: Extract<InboxItem, { kind: Kind }>['params'];
  };
}[InboxKind];

/** Puts something into the inbox of some people, but not of who caused it, in the transaction of the cause. */
export async function tell(
  transaction: WriteTransaction,
  { kind, cause, entity, entityId, officeId, params }: News,
  audience: Audience,
  by: string | null = null,
): Promise<void> {
  await sql`
    insert into inbox_items (user_id, kind, cause, entity, entity_id, office_id, params)
    select told.id, ${kind}, ${cause}, ${entity}, ${entityId}, ${officeId}::uuid, ${JSON.stringify(params)}::jsonb
    from (${audience}) told where told.id is distinct from ${by}::uuid
    on conflict (user_id, cause) do nothing`.execute(transaction);
}

/** Ends the items about a record whose cause is gone: those of some kinds, or all. */
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
