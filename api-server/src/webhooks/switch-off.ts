import type { WriteTransaction } from '../database/database';
import { people } from '../inbox/audience';
import { notify } from '../inbox/notify.repository';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import type { NextDelivery } from './lanes.repository';

/** `gone`: the receiver answered 410. `creator`: the account ended, or is no administrator any more. */
export type OffReason = 'failing' | 'gone' | 'creator';

/** Switches a webhook off, and notifies its creator. Its events wait until it is switched on again. */
export async function switchOff(
  transaction: WriteTransaction,
  source: EventSource,
  { webhookId, name, url, creator, failingSince }: NextDelivery,
  { reason, now }: { reason: OffReason; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('webhooks')
    .set({ state: 'OFF' })
    .where('id', '=', webhookId)
    .where('state', '=', 'ON')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { host } = new URL(url);
  await recordEvent(transaction, source, {
    kind: 'WEBHOOK_OFF',
    outcome: 'FAILURE',
    about: creator,
    details: { webhook: webhookId, name, host, reason },
  });
  if (reason === 'creator') return;
  const notification = {
    kind: 'webhook-off',
    cause: `webhook-off:${webhookId}:${now.toISOString()}`,
    entity: null,
    entityId: null,
    officeId: null,
    params: { name, host, since: (failingSince ?? now).toISOString() },
  } as const;
  await notify(transaction, notification, people([creator.id]));
}
