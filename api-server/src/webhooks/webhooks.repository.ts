import type { Webhook } from '@comptoir/api-contract/webhooks';
import { WEBHOOK_EVENT_TYPES } from '@comptoir/api-contract/webhook-events';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { WebhooksTable } from '../database/tables/webhooks';

export type StoredWebhook = Selectable<WebhooksTable> & { waiting: number };

interface Owned {
  id: string;
  userId: string;
}

/** Newest first. */
export function findWebhooks(connection: Connection, userId: string): Promise<StoredWebhook[]> {
  return ofPerson(connection, userId).orderBy('id', 'desc').execute();
}

export function findWebhook(connection: Connection, { id, userId }: Owned): Promise<StoredWebhook | undefined> {
  return ofPerson(connection, userId).where('id', '=', id).executeTakeFirst();
}

function ofPerson(connection: Connection, userId: string) {
  return connection
    .selectFrom('webhooks')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from webhook_deliveries delivery
        where delivery.webhook_id = webhooks.id and delivery.state = 'WAITING')`.as('waiting'),
    )
    .where('userId', '=', userId);
}

export async function insertWebhook(transaction: WriteTransaction, webhook: Insertable<WebhooksTable>): Promise<void> {
  await transaction.insertInto('webhooks').values(webhook).execute();
}

/** False without such a webhook of the person. */
export async function updateWebhook(
  transaction: WriteTransaction,
  { id, userId }: Owned,
  values: Updateable<WebhooksTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('webhooks')
    .set(values)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes its deliveries as well. */
export async function deleteWebhook(transaction: WriteTransaction, { id, userId }: Owned): Promise<void> {
  await transaction.deleteFrom('webhooks').where('id', '=', id).where('userId', '=', userId).execute();
}

export function asWebhook(stored: StoredWebhook): Webhook {
  const { id, name, url, officeId, state, createdAt, failingSince, formerUntil, waiting } = stored;
  return {
    id,
    name,
    url,
    events: WEBHOOK_EVENT_TYPES.filter((type) => stored.events.includes(type)),
    officeId,
    state,
    createdDate: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: formerUntil !== null && formerUntil > new Date() ? formerUntil.toISOString() : null,
    waiting,
  };
}
