import type { WriteTransaction } from '../database/database';

/** Deletes old events with their deliveries, pending ones included. */
export async function removeOldWebhookEvents(transaction: WriteTransaction, before: Date): Promise<void> {
  await transaction.deleteFrom('webhookEvents').where('at', '<', before).execute();
}
