import type { InboxItem } from '@comptoir/api-contract/inbox';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import type { NewWebhook, Webhook, WebhookDelivery } from '@comptoir/api-contract/webhooks';
import { WEBHOOK_EVENT_TYPES } from '@comptoir/api-contract/webhook-events';
import { Webhook as Verifier } from 'standardwebhooks';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { addFloat, balanceOf } from '../../test/money';
import {
  deliverDue,
  LOCAL_RECEIVERS,
  receiveWebhooks,
  type Received,
  type WebhookReceiver,
} from '../../test/webhook-receiver';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations';
import { inTransaction } from '../database/transaction';
import { recordWebhookEvents } from '../team-notices/record-events';

type Maker = 'SUPERADMIN' | 'ADMIN';
const MEDIA = { kind: 'disk', folder: '/nowhere' } as const;

describeApi(
  'webhooks',
  (api) => {
    let receiver: WebhookReceiver;
    let now: number;
    beforeEach(async () => {
      receiver = await receiveWebhooks();
      now = Date.now() + MINUTE_MS;
    });
    afterEach(async () => {
      receiver.close();
      await api.connection().deleteFrom('webhooks').execute();
      await api.connection().deleteFrom('webhookEvents').execute();
      await api.connection().deleteFrom('jobs').where('kind', '=', 'event-webhook').execute();
    });
    beforeAll(async () => {
      for (const office of Object.values(api.business().offices)) await addFloat(api, office, 10_000);
    });

    const create = (role: Maker, more: Partial<NewWebhook> = {}) => {
      const body = { name: 'Books', url: receiver.url, events: WEBHOOK_EVENT_TYPES, ...more };
      return api.call(role, 'POST /webhooks', { body });
    };
    const created = async (role: Maker = 'SUPERADMIN', more: Partial<NewWebhook> = {}) =>
      (await create(role, more)).json<{ webhook: Webhook; secret: string }>();
    const deliver = () => deliverDue(api.connection(), new Date(now));
    const trade = (officeId = api.business().offices.algiers, oldAmount = 10) =>
      api.call('SUPERADMIN', 'POST /trades', {
        body: { officeId, oldAmount, oldCurrency: 'USD', newAmount: oldAmount * 2, newCurrency: 'EUR', rate: 2 },
      });
    const traded = async (officeId?: string) => (await trade(officeId)).json<{ id: string }>().id;
    const tradesIn = (status: number) =>
      receiver.received
        .filter((one) => one.status === status)
        .map(({ event }) => (event.type === 'trade.booked' ? event.data.tradeId : event.type));
    const ofRole = async (role: Maker, id: string) =>
      (await api.call(role, 'GET /webhooks')).json<Webhook[]>().find((one) => one.id === id);
    const deliveriesOf = async (id: string) =>
      (await api.call('SUPERADMIN', `GET /webhooks/${id}/deliveries`)).json<WebhookDelivery[]>();

    it('send signed events of bookings and of their reversals', async () => {
      const { webhook, secret } = await created();
      const { algiers } = api.business().offices;
      const tradeId = await traded();
      const body = { officeId: algiers, currency: 'USD', description: 'Tea', date: new Date().toISOString() };
      await addFloat(api, algiers, 5);
      const spent = await api.call('SUPERADMIN', 'POST /transactions', { body: { ...body, amount: -7.5 } });
      const reason = { body: { reason: 'Typed twice' } };
      await api.call('SUPERADMIN', `POST /trades/${tradeId}/reversal`, reason);
      await api.call('SUPERADMIN', `POST /transactions/${spent.json<{ id: string }>().id}/reversal`, reason);
      const { id } = await scheduleCollection(api);
      await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5 } });
      await api.call('SUPERADMIN', `PATCH /collections/${id}`, {
        body: { collectedAmount: 100, correctionReason: 'Counted again' },
      });
      await deliver();

      expect(receiver.received.map(({ event }) => event.type)).toEqual([
        'trade.booked',
        'expense.booked',
        'trade.reversed',
        'expense.reversed',
        'collection.collected',
        'collection.corrected',
      ]);
      const office = { officeId: algiers };
      const usd = { currency: 'USD' };
      expect(receiver.received.map(({ event }) => event.data)).toMatchObject([
        { ...office, tradeId, oldCurrency: 'USD', oldAmountMinor: 1_000, newCurrency: 'EUR', newAmountMinor: 2_000 },
        { ...office, ...usd, amountMinor: 750 },
        { tradeId, oldAmountMinor: 1_000, correctsEntryId: expect.any(String) },
        { ...usd, amountMinor: 750, correctsEntryId: expect.any(String) },
        { collectionId: id, ...usd, amountMinor: 12_050 },
        { collectionId: id, ...usd, amountMinor: -2_050, correctsEntryId: expect.any(String) },
      ]);
      for (const one of receiver.received) expect(verified(secret, one, now)).toEqual(one.event);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      const listed = await deliveriesOf(webhook.id);
      expect(listed.map(({ eventId }) => eventId).toReversed()).toEqual(ids);
      expect(listed[0]).toMatchObject({ state: 'DELIVERED', status: 204, attempts: 1 });
    });

    it('send events of an office with custody', async () => {
      const { oran } = api.business().offices;
      const here = `officeId=${oran}`;
      const cash = (amount: number) => ({ lines: [{ currency: 'USD', counts: { '1': amount } }] });
      await api.call('ADMIN', `PATCH /cash/custody/${oran}`, { body: { mode: 'CUSTODY' } });
      await addFloat(api, oran, 1);
      const { secret } = await created('SUPERADMIN', { officeId: oran });
      const till = await balanceOf(api, oran);
      const vault = { officeId: oran, kind: 'TILL_TO_VAULT', ...cash(1) };
      const offered = (await api.call('ADMIN', 'POST /handovers', { body: vault })).json<{ id: string }>();
      await api.call('SUPERADMIN', `POST /handovers/${offered.id}/count`, {
        body: cash(1),
        headers: { 'if-match': '*' },
      });
      const [{ day } = { day: '' }] = (await api.call('ADMIN', `GET /days?${here}`)).json<{ day: string }[]>();
      for (const [scope, amount] of [
        ['TILL', till - 3],
        ['TILL', till - 3],
        ['VAULT', 1],
      ] as const) {
        await api.call('ADMIN', `POST /days/${day}/counts?${here}`, { body: { scope, ...cash(amount) } });
      }
      await api.call('ADMIN', `POST /days/${day}/closing?${here}`, { body: {} });
      await api.call('ADMIN', `POST /days/${day}/reopening?${here}`, { body: { reason: 'A bundle was found' } });
      await deliver();

      expect(receiver.received.map(({ event }) => event)).toMatchObject([
        { type: 'handover.accepted', data: { officeId: oran, handoverId: offered.id } },
        { type: 'case.opened', data: { officeId: oran, currency: 'USD', amountMinor: -200 } },
        { type: 'day.closed', data: { officeId: oran, day } },
        { type: 'day.reopened', data: { officeId: oran, day } },
      ]);
      for (const one of receiver.received) expect(verified(secret, one, now)).toEqual(one.event);
    });

    it('deliver each event once, in the order of each office, after a receiver was away for six hours', async () => {
      const { webhook } = await created();
      const { algiers, oran } = api.business().offices;
      const start = now;
      receiver.answer(503);
      const booked: Record<string, string[]> = { [algiers]: [], [oran]: [] };
      const book = async (office: string) => booked[office]?.push(await traded(office));
      await book(algiers);
      await book(oran);
      await book(algiers);
      for (let next = await deliver(); next; next = await deliver()) {
        // A booking in an outage neither overtakes the others nor shortens their pause.
        if (now < start + HOUR_MS) await book(algiers);
        now = next.getTime();
        if (now >= start + 6 * HOUR_MS) receiver.answer(204);
      }
      const tried = tradesIn(503);
      expect(new Set(tried)).toEqual(new Set([booked[algiers]?.[0], booked[oran]?.[0]]));
      expect(tried.length).toBeLessThan(24);
      const got = tradesIn(204);
      const ofOffice = (office: string) => got.filter((id) => booked[office]?.includes(id) === true);
      expect([ofOffice(algiers), ofOffice(oran)]).toEqual([booked[algiers], booked[oran]]);
      expect(got).toHaveLength((booked[algiers]?.length ?? 0) + (booked[oran]?.length ?? 0));
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(got.length);
      expect(await ofRole('SUPERADMIN', webhook.id)).toMatchObject({ state: 'ON', waiting: 0, failingSince: null });
    });

    it('have no event of a booking that failed, or is rolled back', async () => {
      await created();
      expect((await trade(undefined, 1_000_000)).statusCode).toBe(409);
      const { algiers } = api.business().offices;
      const data = { officeId: algiers, day: '2026-01-01' };
      const rolledBack = inTransaction(api.connection(), async (transaction) => {
        await recordWebhookEvents(transaction, algiers, [{ type: 'day.reopened', at: new Date(), data }]);
        throw new Error('rolled back');
      });
      await expect(rolledBack).rejects.toThrow('rolled back');
      expect(await deliver()).toBeUndefined();
      expect(receiver.received).toEqual([]);
    });

    it('write nothing for offices, events and reaches that no webhook has', async () => {
      const { algiers, paris, oran } = api.business().offices;
      const rows = () => api.connection().selectFrom('webhookEvents').select('officeId').execute();
      await traded();
      expect(await rows()).toEqual([]);
      await created('ADMIN', { events: ['expense.booked'] });
      await traded();
      await created('ADMIN', { events: ['trade.booked'], officeId: oran });
      await traded();
      expect(await rows()).toEqual([]);
      await created('ADMIN');
      await traded(paris);
      expect(await rows()).toEqual([]);
      await traded(algiers);
      expect(await rows()).toEqual([{ officeId: algiers }]);
    });

    it('stop with the account of their creator, and for offices that it can no longer reach', async () => {
      const { ADMIN, OFFICEMANAGER } = api.business().people;
      const person = {
        name: 'Elsewhere',
        email: 'elsewhere@test.example',
        phone: '1',
        role: 'ADMIN',
        countryCode: 'FR',
      };
      const invited = await api.call('SUPERADMIN', 'POST /invite-user', { body: person });
      const { webhook } = await created('ADMIN');
      const belongsTo = (userId: string) =>
        api.connection().updateTable('webhooks').set({ userId }).where('id', '=', webhook.id).execute();
      await traded();
      await belongsTo(invited.json<{ id: string }>().id);
      await deliver();
      await belongsTo(ADMIN.id);
      await traded();
      await belongsTo(OFFICEMANAGER.id);
      await deliver();
      await belongsTo(ADMIN.id);
      expect(receiver.received).toEqual([]);
      expect(await ofRole('ADMIN', webhook.id)).toMatchObject({ state: 'OFF', waiting: 1, failingSince: null });
      await api.call('ADMIN', `PATCH /webhooks/${webhook.id}`, { body: { paused: false } });
      await deliver();
      expect(receiver.received).toHaveLength(1);
    });

    it('are switched off after three days of failures, with a notice, and go on where they stopped', async () => {
      const { webhook } = await created();
      receiver.answer(302);
      const first = await traded();
      for (let next = await deliver(); next; next = await deliver()) now = next.getTime();
      expect(now - Date.now()).toBeGreaterThan(70 * HOUR_MS);
      expect(await ofRole('SUPERADMIN', webhook.id)).toMatchObject({ state: 'OFF' });
      const second = await traded();
      expect(tradesIn(302).every((id) => id === first)).toBe(true);
      const [item] = (await api.call('SUPERADMIN', 'GET /inbox')).json<InboxItem[]>();
      expect(item).toMatchObject({ kind: 'webhook-off', params: { name: 'Books' } });
      const [event] = (await api.call('SUPERADMIN', 'GET /security-events?kind=WEBHOOK_OFF')).json<SecurityEvent[]>();
      expect(event).toMatchObject({ outcome: 'FAILURE', details: { webhook: webhook.id, reason: 'failing' } });

      receiver.answer(204);
      await api.call('SUPERADMIN', `PATCH /webhooks/${webhook.id}`, { body: { paused: false } });
      await deliver();
      const [, failed] = await deliveriesOf(webhook.id);
      expect(failed).toMatchObject({ state: 'FAILED', status: 302, answer: 'Not now' });
      await api.call('SUPERADMIN', `POST /webhooks/${webhook.id}/deliveries/${failed?.id}/replay`);
      await deliver();
      expect(tradesIn(204)).toEqual([second, first]);
    });

    it('are switched off by an answer that the receiver is gone', async () => {
      const { webhook } = await created();
      receiver.answer(410);
      await traded();
      await deliver();
      expect(await ofRole('SUPERADMIN', webhook.id)).toMatchObject({ state: 'OFF', waiting: 1 });
    });

    it('count the events that wait in the metrics', async () => {
      await created();
      await traded();
      const { body } = await api.server().inject('/api/metrics');
      expect(body).toMatch(/^comptoir_webhook_events_waiting 1$/m);
      expect(body).toMatch(/^comptoir_webhook_events_oldest_seconds \d/m);
      expect(body).toMatch(/^comptoir_webhooks_off 0$/m);
    });

    it('wait while they are paused', async () => {
      const { webhook } = await created();
      const pause = (paused: boolean) => api.call('SUPERADMIN', `PATCH /webhooks/${webhook.id}`, { body: { paused } });
      await pause(true);
      await traded();
      await deliver();
      expect(receiver.received).toEqual([]);
      await pause(false);
      await deliver();
      expect(receiver.received).toHaveLength(1);
    });

    it('send all events since a moment again with their ids, and a test', async () => {
      const { webhook } = await created();
      const ids = [await traded(), await traded()];
      await deliver();
      const since = new Date(Date.now() - MINUTE_MS).toISOString();
      const path = `/webhooks/${webhook.id}` as const;
      const replayed = await api.call('SUPERADMIN', `POST ${path}/replay`, { body: { since } });
      expect(replayed.json()).toEqual({ events: 2 });
      expect((await api.call('SUPERADMIN', `POST ${path}/test`)).statusCode).toBe(201);
      await deliver();
      expect(tradesIn(204)).toEqual([...ids, ...ids, 'webhook.test']);
      const sent = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(sent.slice(2, 4)).toEqual(sent.slice(0, 2));
    });

    it('sign with the former secret as well for 24 hours after a rotation, and store none in the clear', async () => {
      const { webhook, secret } = await created();
      const rotate = async () =>
        (await api.call('SUPERADMIN', `POST /webhooks/${webhook.id}/secret`)).json<{ secret: string }>().secret;
      // The answer of the first rotation was lost.
      await rotate();
      const renewed = await rotate();
      const verifies = (key: string) => {
        try {
          return Boolean(verified(key, receiver.received.at(-1) ?? { body: '', headers: {} }, now));
        } catch {
          return false;
        }
      };
      await traded();
      await deliver();
      expect([verifies(secret), verifies(renewed)]).toEqual([true, true]);
      now += 25 * HOUR_MS;
      await traded();
      await deliver();
      expect([verifies(secret), verifies(renewed)]).toEqual([false, true]);
      const stored = JSON.stringify(await api.connection().selectFrom('webhooks').selectAll().execute());
      const shown = JSON.stringify((await api.call('SUPERADMIN', 'GET /webhooks')).json());
      for (const each of [secret, renewed]) expect(stored + shown).not.toContain(each.slice(6));
    });

    it.each([
      'http://receiver.example/',
      'https://receiver.example:8443/',
      'https://user:secret@receiver.example/',
      'https://10.0.0.7/',
      'https://[::ffff:169.254.169.254]/',
      'https://0xa.1/',
      'ftp://receiver.example/',
    ])('are not created for %s', async (url) => {
      const answer = await create('SUPERADMIN', { url });
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { issues: [{ path: 'url' }] }]);
    });
  },
  ['postgresql'],
  () => MEDIA,
  { receivers: LOCAL_RECEIVERS },
);

/** Verified at the time of the test, since the library refuses requests that are far from now. */
function verified(secret: string, { body, headers }: Pick<Received, 'body' | 'headers'>, at: number): unknown {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
  try {
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Verifier(secret).verify(body, Object.fromEntries(texts));
  } finally {
    clock.mockRestore();
  }
}
