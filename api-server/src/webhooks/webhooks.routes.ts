import type { WebhookState } from '@comptoir/api-contract/webhooks';
import { v7 as newId } from 'uuid';
import { noSuchOffice, openOffice } from '../access/requested-office';
import { refused } from '../api-error';
import { DAY_MS } from '../calendar/durations';
import type { SecretCipher } from '../factors/secret-cipher';
import type { Handlers } from '../http/handlers';
import { replay, wake } from './deliveries.repository';
import { deliveryHandlers } from './deliveries.routes';
import { ownWebhook, recordWebhook } from './own-webhook';
import { requireReceiver, type ReceiverRules } from './receiver-address';
import { newSecret, sealSecret } from './webhook-secrets';
import { asWebhook, deleteWebhook, findWebhooks, insertWebhook, updateWebhook } from './webhooks.repository';

/** Limit of one person: each booking is written once for each of its webhooks. */
const WEBHOOK_LIMIT = 10;
/** Time in which receivers learn a new secret. */
const FORMER_SECRET_MS = DAY_MS;

export function webhookHandlers(cipher: SecretCipher, receivers: ReceiverRules) {
  return {
    ...deliveryHandlers,

    listWebhooks: async ({ connection, person }) => (await findWebhooks(connection, person.id)).map(asWebhook),

    createWebhook: async ({ transaction, person, reach, body, request }) => {
      const { name, events, officeId } = body;
      // Normalised, so that the check reads the address that is requested: 0xa.1 is 10.0.0.1.
      const url = new URL(body.url).href;
      requireReceiver(url, receivers);
      if (officeId !== null && !(await openOffice(transaction, { ...reach, officeId }).executeTakeFirst())) {
        throw noSuchOffice();
      }
      if ((await findWebhooks(transaction, person.id)).length >= WEBHOOK_LIMIT) {
        throw refused('too-many-webhooks', { limit: String(WEBHOOK_LIMIT) });
      }
      const [id, secret] = [newId(), newSecret()];
      const sealed = { secret: sealSecret(cipher, id, secret), formerSecret: null };
      await insertWebhook(transaction, { id, userId: person.id, name, url, events, officeId, ...sealed });
      const webhook = await ownWebhook(transaction, person, id);
      await recordWebhook({ transaction, person, request }, 'WEBHOOK_CREATED', webhook, {
        url,
        events,
        office: officeId,
      });
      return { webhook: asWebhook(webhook), secret };
    },

    changeWebhook: async ({ transaction, person, params: { id }, body, request }) => {
      const before = await ownWebhook(transaction, person, id);
      const state: WebhookState = body.paused ? 'PAUSED' : 'ON';
      if (before.state === state) return asWebhook(before);
      await updateWebhook(
        transaction,
        { id, userId: person.id },
        { state, ...(!body.paused && { failingSince: null }) },
      );
      if (!body.paused) {
        await replay(transaction, id, 'waiting');
        await wake(transaction, id);
      }
      await recordWebhook({ transaction, person, request }, body.paused ? 'WEBHOOK_PAUSED' : 'WEBHOOK_RESUMED', before);
      return asWebhook(await ownWebhook(transaction, person, id));
    },

    endWebhook: async ({ transaction, person, params: { id }, request }) => {
      const webhook = await ownWebhook(transaction, person, id);
      await deleteWebhook(transaction, { id, userId: person.id });
      await recordWebhook({ transaction, person, request }, 'WEBHOOK_ENDED', webhook);
    },

    rotateWebhookSecret: async ({ transaction, person, params: { id }, request }) => {
      const before = await ownWebhook(transaction, person, id);
      const now = new Date();
      const secret = newSecret();
      // A receiver may know the former secret only, if the answer with a new one was lost.
      const isRotating = before.formerUntil !== null && before.formerUntil > now;
      await updateWebhook(
        transaction,
        { id, userId: person.id },
        {
          secret: sealSecret(cipher, id, secret),
          formerSecret: isRotating ? before.formerSecret : before.secret,
          formerUntil: new Date(now.getTime() + FORMER_SECRET_MS),
        },
      );
      await recordWebhook({ transaction, person, request }, 'WEBHOOK_SECRET_ROTATED', before);
      return { webhook: asWebhook(await ownWebhook(transaction, person, id)), secret };
    },
  } satisfies Partial<Handlers>;
}
