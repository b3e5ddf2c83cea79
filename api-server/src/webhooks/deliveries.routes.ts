import { notFound } from '../api-error';
import type { WriteTransaction } from '../database/database';
import type { Handlers } from '../http/handlers';
import { findDeliveries, findDelivery, insertTest, replay, wake } from './deliveries.repository';
import { ownWebhook, recordWebhook } from './own-webhook';

export const deliveryHandlers = {
  testWebhook: async ({ transaction, person, params: { id } }) => {
    await ownWebhook(transaction, person, id);
    const test = await insertTest(transaction, id);
    await wake(transaction, id);
    return deliveryOf(transaction, id, test);
  },

  listWebhookDeliveries: async ({ connection, person, params: { id }, query }) => {
    await ownWebhook(connection, person, id);
    return findDeliveries(connection, id, query);
  },

  replayDelivery: async ({ transaction, person, params, request }) => {
    const webhook = await ownWebhook(transaction, person, params.id);
    const id = BigInt(params.deliveryId);
    const events = await replay(transaction, webhook.id, { id });
    if (events === 0) throw notFound('record');
    await wake(transaction, webhook.id);
    await recordWebhook({ transaction, person, request }, 'WEBHOOK_REPLAYED', webhook, { events });
    return deliveryOf(transaction, webhook.id, id);
  },

  replayWebhook: async ({ transaction, person, params: { id }, body: { since }, request }) => {
    const webhook = await ownWebhook(transaction, person, id);
    const events = await replay(transaction, id, { since: new Date(since) });
    await wake(transaction, id);
    await recordWebhook({ transaction, person, request }, 'WEBHOOK_REPLAYED', webhook, { since, events });
    return { events };
  },
} satisfies Partial<Handlers>;

async function deliveryOf(transaction: WriteTransaction, webhookId: string, id: bigint) {
  const delivery = await findDelivery(transaction, webhookId, id);
  if (!delivery) throw notFound('record');
  return delivery;
}
