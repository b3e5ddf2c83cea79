import type { CashPosition, Custody } from '@comptoir/api-contract/cash';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth, type TestApi } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { scheduleCollection } from '../../test/collections';
import { verifyBooks } from '../books/verify-books';

// On both databases because of the trigger and the locks.
describeApiOnBoth('custody of cash', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const custody = (body: object, headers = {}) =>
    api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body, headers });
  const position = async (currency = 'USD') =>
    (await api.call('OFFICEMANAGER', 'GET /cash/position'))
      .json<CashPosition[]>()
      .find((row) => row.currency === currency);
  const held = async () => ({
    till: (await position())?.till,
    vault: (await position())?.vault,
    hand: (await position())?.hands.find(({ user }) => user.id === collector())?.amount ?? 0,
  });

  beforeAll(() => addFloat(api, office(), 1_000));

  it('is off at first: a recorded amount is cash of the office', async () => {
    const answer = await api.call('COLLECTOR', `GET /cash/custody/${office()}`);
    expect([answer.json<Custody>(), answer.headers.etag]).toEqual([{ mode: 'DIRECT' }, '"0"']);
    await record(api, 100);
    expect(await held()).toEqual({ till: 1_100, vault: 0, hand: 0 });
  });

  it('begins with the cash that is outside the till', async () => {
    const cash = [
      { holder: 'VAULT', currency: 'USD', amount: 300 },
      { holder: 'COLLECTOR', userId: collector(), currency: 'USD', amount: 50 },
    ];
    const unknown = { ...cash[1], userId: newId() };
    expect((await custody({ mode: 'CUSTODY', held: [unknown] })).json()).toMatchObject({ code: 'collector-unknown' });
    const tooMuch = { ...cash[0], amount: 2_000 };
    expect((await custody({ mode: 'CUSTODY', held: [tooMuch] })).json()).toMatchObject({ code: 'balance-too-low' });
    expect((await custody({ mode: 'CUSTODY', held: cash }, { 'if-match': '"7"' })).statusCode).toBe(412);
    const started = await custody({ mode: 'CUSTODY', held: cash }, { 'if-match': '"0"' });
    expect([started.statusCode, started.json<Custody>()]).toEqual([200, { mode: 'CUSTODY' }]);
    expect(await held()).toEqual({ till: 750, vault: 300, hand: 50 });
    expect(await balanceOf(api, office())).toBe(750);
    const { generalLedgers } = (await api.call('ADMIN', `GET /general-ledger?officeId=${office()}`)).json<{
      generalLedgers: LedgerEntry[];
    }>();
    expect(generalLedgers.slice(0, 2)).toMatchObject([
      { kind: 'OPENING', balance: 750, movements: [{ currency: 'USD', amount: -50 }] },
      { kind: 'OPENING', balance: 800, movements: [{ currency: 'USD', amount: -300 }] },
    ]);
  });

  it('keeps a recorded amount in the hand of the collector, and out of the balance', async () => {
    const id = await record(api, 70);
    expect(await held()).toEqual({ till: 750, vault: 300, hand: 120 });
    expect(await balanceOf(api, office())).toBe(750);
    const hand = await api.call('COLLECTOR', 'GET /cash/hand');
    expect(hand.json()).toEqual([{ currency: 'USD', amount: 120, since: expect.any(String) }]);
    const entry = (await api.call('ADMIN', `GET /general-ledger?officeId=${office()}&collectionId=${id}`)).json<{
      generalLedgers: LedgerEntry[];
    }>().generalLedgers[0];
    expect(entry).toMatchObject({ kind: 'COLLECTION', balance: 750, movements: [], transaction: { amount: 0 } });
  });

  it('refuses an amount of a former collector, who could not hand it over', async () => {
    const { id, collectorId } = await scheduleCollection(api, { collectorId: await newCollector(api) });
    await api.call('OFFICEMANAGER', `POST /users/${collectorId}/archival`);
    const collect = (more = {}) =>
      api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5, ...more } });
    expect((await collect()).json()).toMatchObject({
      statusCode: 422,
      issues: [{ path: 'collectorId', code: 'collector-unknown' }],
    });
    const stillHeld = await held();
    expect((await collect({ collectedAmount: 0, reason: 'Closed' })).statusCode).toBe(200);
    expect(await held()).toEqual(stillHeld);
  });

  it('corrects an amount where the cash is', async () => {
    const id = await record(api, 40);
    const correct = (collectedAmount: number) =>
      api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: { collectedAmount, correctionReason: 'Recounted' } });
    expect((await correct(30)).statusCode).toBe(200);
    expect(await held()).toEqual({ till: 750, vault: 300, hand: 150 });
    expect((await correct(45)).statusCode).toBe(200);
    expect(await held()).toEqual({ till: 750, vault: 300, hand: 165 });
  });

  it('gives a statement and sums of the till alone', async () => {
    const period = `officeId=${office()}&from=2020-01-01T00:00:00Z&to=2090-01-01T00:00:00Z`;
    const statement = await api.call('ADMIN', `GET /general-ledger/statement?${period}&currency=USD`);
    expect(statement.json()).toMatchObject({ opening: 0, in: 1_100, closing: 750 });
    const sums = await api.call('ADMIN', `GET /general-ledger/sums?${period}`);
    expect(sums.json()).toEqual([{ currency: 'USD', in: 1_100, out: 350 }]);
  });

  it('does not end while cash is outside the till, and keeps its holder', async () => {
    expect((await custody({ mode: 'DIRECT' })).json()).toMatchObject({ statusCode: 409, code: 'custody-in-use' });
    for (const request of [`DELETE /users/${collector()}`, `POST /users/${collector()}/archival`] as const)
      expect((await api.call('OFFICEMANAGER', request)).json()).toMatchObject({ statusCode: 409, code: 'holds-cash' });
  });

  it('is of each office alone', async () => {
    const { oran } = api.business().offices;
    const path = `/cash/custody/${oran}` as const;
    expect((await api.call('ADMIN', `PATCH ${path}`, { body: { mode: 'CUSTODY' } })).statusCode).toBe(200);
    expect((await api.call('ADMIN', `PATCH ${path}`, { body: { mode: 'DIRECT' } })).statusCode).toBe(200);
    expect((await api.call('ADMIN', `GET ${path}`)).headers.etag).toBe('"2"');
  });

  it('leaves books that are in order', async () => {
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });
});

async function newCollector(api: TestApi): Promise<string> {
  const body = {
    name: 'Lina',
    email: 'lina@test.example',
    phone: '1',
    role: 'COLLECTOR',
    officeId: api.business().offices.algiers,
  };
  return (await api.call('OFFICEMANAGER', 'POST /invite-user', { body })).json<{ id: string }>().id;
}

async function record(api: TestApi, collectedAmount: number): Promise<string> {
  const { id } = await scheduleCollection(api, { currency: 'USD', scheduledAmount: collectedAmount });
  const answer = await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}
