import type { Collection } from '@comptoir/api-contract/collections';
import type { Overview } from '@comptoir/api-contract/overview';
import { sql } from 'kysely';
import { HOUR_MS } from '../calendar/durations';
import { describeApi, describeApiOnBoth } from '../../test/api';
import { inboxOf } from '../../test/inbox';
import { addFloat } from '../../test/money';
import { income, moving, spending } from '../../test/bookings';
import { collectionInput, scheduleCollection } from '../../test/collections';
import { agencyInput } from '../../test/small-business';
import { bookAll } from '../books/journal';
import { localDay } from '../calendar/local-day';
import { inTransaction } from '../database/transaction';

const ZONE = 'Africa/Algiers';

describeApi('the overview', (api) => {
  const overview = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', query = '') =>
    (await api.call(role, `GET /overview?timeZone=${ZONE}${query}`)).json<Overview>();
  const rows = async (query: string) => {
    const { begins, ends } = localDay(ZONE);
    const today = `startDate=${new Date(begins).toISOString()}&endDate=${new Date(ends).toISOString()}`;
    const answer = await api.call(
      'OFFICEMANAGER',
      `GET /collections?timeZone=${ZONE}&${query.replace('today', today)}`,
    );
    return answer.json<Collection[]>().length;
  };
  const change = (id: string, body: object) => api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body });
  const on = (hours: number) => ({
    scheduledCollectionDate: new Date(localDay(ZONE).begins + hours * HOUR_MS).toISOString(),
  });

  it('equals the counts of the corresponding lists', async () => {
    for (const hours of [-1, -50, 1, 23, 30]) await scheduleCollection(api, on(hours));
    const recorded = await scheduleCollection(api, on(2));
    await change(recorded.id, { collectedAmount: 120.5 });
    const short = await scheduleCollection(api, on(3));
    await change(short.id, { collectedAmount: 101 });
    const lateOne = await scheduleCollection(api, on(-30));
    await change(lateOne.id, { collectedAmount: 100 });
    const missed = await scheduleCollection(api, on(-20));
    await change(missed.id, { status: 'UNCOLLECTED_WITH_ISSUES' });

    const { places, collectors, oldest } = await overview('OFFICEMANAGER');
    const { algiers, oran } = api.business().offices;
    expect(places.map(({ place }) => place)).toEqual([algiers]);
    expect(places[0]).toMatchObject({
      today: { scheduled: 4, recorded: 2, due: 2, collected: 1, issues: 1 },
      collectedToday: [{ currency: 'USD', count: 3, amount: 321.5 }],
      late: 2,
      unanswered: 3,
    });
    for (const [cash, query] of [
      [places[0]?.lateCash, 'state=late'],
      [places[0]?.unansweredCash, 'unanswered=true'],
    ] as const) {
      const listed = (await api.call('OFFICEMANAGER', `GET /collections?timeZone=${ZONE}&${query}`)).json<
        Collection[]
      >();
      expect(cash).toEqual([
        {
          currency: 'USD',
          amount: listed.reduce((sum, { scheduledAmount }) => sum + scheduledAmount, 0),
          since: listed.map(({ scheduledCollectionDate }) => scheduledCollectionDate).toSorted()[0],
        },
      ]);
    }
    const since = `collectedSince=${new Date(localDay(ZONE).begins).toISOString()}`;
    expect(await rows(since)).toBe(3);
    const summed = await api.call('OFFICEMANAGER', `GET /collections/sums?${since}`);
    expect(summed.json()).toMatchObject([{ currency: 'USD', collected: 321.5, totalCount: 3 }]);
    const booked = await api.call(
      'OFFICEMANAGER',
      `GET /general-ledger/sums?from=${new Date(localDay(ZONE).begins).toISOString()}`,
    );
    expect(booked.json()).toEqual([{ currency: 'USD', in: 321.5, out: 0 }]);
    expect(await rows('state=late')).toBe(places[0]?.late);
    expect(await rows('unanswered=true')).toBe(places[0]?.unanswered);
    for (const state of ['due', 'collected', 'issues'] as const) {
      expect(await rows(`state=${state}&today`)).toBe(places[0]?.today[state]);
    }
    const { COLLECTOR } = api.business().people;
    const named = { agency: expect.any(String), collector: 'Test COLLECTOR', currency: 'USD' };
    expect(oldest?.late.reduce((sum, { amount }) => sum + amount, 0)).toBe(places[0]?.lateCash?.[0]?.amount);
    expect(oldest?.late.map(({ since }) => since)).toEqual([on(-50), on(-1)].map((at) => at.scheduledCollectionDate));
    expect(oldest?.late[0]).toMatchObject(named);
    expect(oldest?.unanswered.map(({ id }) => id)).toEqual([lateOne.id, missed.id, short.id]);
    expect(collectors).toEqual([{ id: COLLECTOR.id, name: 'Test COLLECTOR', scheduled: 4, due: 2 }]);
    expect(await rows(`state=due&collectorId=${COLLECTOR.id}&today`)).toBe(2);

    const country = await overview('ADMIN', '&countryCode=DZ');
    expect(country.collectors).toEqual([]);
    expect(country.oldest).toBeUndefined();
    expect(country.places.map(({ place }) => place).toSorted()).toEqual([algiers, oran].toSorted());
    expect(country.places.find(({ place }) => place === algiers)).toEqual(places[0]);
    const world = await overview('SUPERADMIN');
    expect(world.places.map(({ place }) => place).toSorted()).toEqual(['DZ', 'FR']);
    expect(world.places.find(({ place }) => place === 'DZ')).toMatchObject({ late: 2, today: { scheduled: 4 } });
    expect(world.places.find(({ place }) => place === 'FR')).toMatchObject({ late: 0, today: { scheduled: 0 } });
  });

  it('marks a balance below three days of spending as low', async () => {
    const { offices, people } = api.business();
    const book = (...transfers: Parameters<typeof moving>[1][]) =>
      inTransaction(api.connection(), (transaction) =>
        bookAll(transaction, offices.oran, [
          { ...moving(people.ADMIN.id, ...transfers), bookedAt: new Date(Date.now() - 29 * 24 * HOUR_MS) },
        ]),
      );
    // 30.00 spent in 30 days: three days need 3.00.
    await book(income(33_00n), income(33_01n, 'EUR'), income(5n, 'CNY'));
    await book(spending(30_01n), spending(30_00n, 'EUR'));
    const { places } = await overview('ADMIN', `&officeId=${offices.oran}`);
    expect(places[0]?.balances).toEqual([
      { currency: 'USD', amount: 2.99, low: true },
      { currency: 'EUR', amount: 3.01, low: false },
      { currency: 'CNY', amount: 0.05, low: false },
    ]);
    const world = await overview('SUPERADMIN');
    const country = world.places.find(({ place }) => place === 'DZ');
    expect(country?.balances.find(({ currency }) => currency === 'USD')?.low).toBe(true);
  });

  it('uses the limit of a currency if set, as the inbox does', async () => {
    const { algiers } = api.business().offices;
    const limited = async (limits: object[]) => {
      const set = await api.call('OFFICEMANAGER', `PATCH /balance-limits/${algiers}`, { body: { limits } });
      expect(set.statusCode).toBe(200);
      const { places } = await overview('OFFICEMANAGER');
      const alerts = (await inboxOf(api, 'OFFICEMANAGER')).filter(({ kind }) => kind === 'low-balance');
      return { balances: places[0]?.balances, alerts: alerts.length };
    };
    await addFloat(api, algiers, 100, 'GBP');
    expect(await limited([{ currency: 'GBP', amount: 101 }])).toEqual({
      balances: expect.arrayContaining([{ currency: 'GBP', amount: 100, low: true, limit: 101 }]),
      alerts: 1,
    });
    // A currency never held is low below its limit; a high balance above its limit is not low regardless of
    // spending.
    const spend = { officeId: algiers, date: new Date().toISOString(), currency: 'GBP', description: 'Rent' };
    await api.call('OFFICEMANAGER', 'POST /transactions', { body: { ...spend, amount: -99 } });
    const { balances, alerts } = await limited([
      { currency: 'GBP', amount: 1 },
      { currency: 'CNY', amount: 5 },
    ]);
    expect(balances).toEqual(
      expect.arrayContaining([
        { currency: 'GBP', amount: 1, low: false, limit: 1 },
        { currency: 'CNY', amount: 0, low: true, limit: 5 },
      ]),
    );
    expect(alerts).toBe(1);
    const without = await limited([]);
    expect(without.balances).toEqual(expect.arrayContaining([{ currency: 'GBP', amount: 1, low: true }]));
    const country = await overview('ADMIN', '&countryCode=DZ');
    expect(country.places.find(({ place }) => place === algiers)?.balances).toEqual(without.balances);
  });

  it('shows onboarding steps of an office until all are done', async () => {
    const { people } = api.business();
    const body = { name: 'A new office', city: 'Blida', countryCode: 'DZ' };
    const { id } = (await api.call('ADMIN', 'POST /offices', { body })).json<{ id: string }>();
    const setUp = async (role: 'SUPERADMIN' | 'ADMIN' = 'ADMIN') => (await overview(role, `&officeId=${id}`)).setUp;
    const nothing = { agency: false, collector: false, float: false, pickUp: false };
    expect(await setUp()).toEqual(nothing);
    expect(await setUp('SUPERADMIN')).toEqual(nothing);
    expect((await overview('ADMIN', '&countryCode=DZ')).setUp).toBeUndefined();
    expect((await api.call('OFFICEMANAGER', `GET /overview?timeZone=${ZONE}&officeId=${id}`)).statusCode).toBe(403);

    const created = async (call: 'POST /agencies' | 'POST /invite-user' | 'POST /collections', body: object) => {
      const answer = await api.call('SUPERADMIN', call, { body });
      expect(answer.statusCode).toBe(201);
      return answer.json<{ id: string }>().id;
    };
    const agencyId = await created('POST /agencies', agencyInput(id));
    expect(await setUp()).toEqual({ ...nothing, agency: true });
    const person = { name: 'Amel', email: 'amel@comptoir.example', phone: '+213 555 01 00 09', role: 'COLLECTOR' };
    const collectorId = await created('POST /invite-user', { ...person, officeId: id });
    expect(await setUp()).toEqual({ ...nothing, agency: true, collector: true });
    await inTransaction(api.connection(), (transaction) =>
      bookAll(transaction, id, [{ ...moving(people.ADMIN.id, income(5_00n)), bookedAt: new Date() }]),
    );
    expect(await setUp()).toEqual({ agency: true, collector: true, float: true, pickUp: false });
    const pickUp = await created('POST /collections', {
      ...(await collectionInput(api, on(1))),
      officeId: id,
      agencyId,
      collectorId,
    });
    expect(await setUp()).toBeUndefined();
    expect((await api.call('SUPERADMIN', `DELETE /collections/${pickUp}`)).statusCode).toBe(204);
    await api.call('ADMIN', `POST /users/${collectorId}/archival`);
    expect(await setUp()).toBeUndefined();
  });

  it('uses the local day of each office by default', async () => {
    const zone = 'Pacific/Auckland';
    const created = async (
      call: 'POST /offices' | 'POST /agencies' | 'POST /invite-user' | 'POST /collections',
      body: object,
    ) => {
      const answer = await api.call('SUPERADMIN', call, { body });
      expect(answer.statusCode).toBe(201);
      return answer.json<{ id: string }>().id;
    };
    const officeId = await created('POST /offices', { name: 'Far', city: 'Far', countryCode: 'DZ', timeZone: zone });
    const agencyId = await created('POST /agencies', agencyInput(officeId));
    const person = { name: 'Ari', email: 'ari@comptoir.example', phone: '+213 555 01 00 08', role: 'COLLECTOR' };
    const collectorId = await created('POST /invite-user', { ...person, officeId });
    const { begins, ends } = localDay(zone);
    for (const moment of [begins, ends]) {
      const at = { scheduledCollectionDate: new Date(moment).toISOString() };
      await created('POST /collections', { ...(await collectionInput(api, at)), officeId, agencyId, collectorId });
    }
    const scheduled = async (query: string) => {
      const { places } = (await api.call('ADMIN', `GET /overview?countryCode=DZ${query}`)).json<Overview>();
      return places.find(({ place }) => place === officeId)?.today.scheduled;
    };
    expect(await scheduled('')).toBe(2);
    expect(await scheduled(`&timeZone=${ZONE}`)).toBeLessThan(2);
  });
});

// On both databases because of the sums of accounts.
describeApiOnBoth('cash of offices with custody', (api) => {
  const office = () => api.business().offices.algiers;
  const outside = async (query: string) =>
    (await api.call('SUPERADMIN', `GET /overview?${query}`)).json<Overview>().places.map((place) => place.outside);

  it('names the business day that ended without being closed', async () => {
    const { oran } = api.business().offices;
    await api.call('ADMIN', `PATCH /cash/custody/${oran}`, { body: { mode: 'CUSTODY' } });
    await addFloat(api, oran, 1_000);
    const days = async () => {
      const answer = await api.call('ADMIN', `GET /overview?officeId=${oran}`);
      return answer.json<Overview>().dayToClose;
    };
    expect(await days()).toBeUndefined();
    await sql`update business_days set ends_at = now() - interval '1 hour'`.execute(api.connection());
    expect(await days()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is split by place on each level, and left out without custody', async () => {
    await addFloat(api, office(), 1_000);
    const [ofOffice, ofCountry] = [`officeId=${office()}`, 'countryCode=DZ'];
    expect(await outside(ofOffice)).toEqual([undefined]);
    const held = [
      { holder: 'VAULT', currency: 'USD', amount: 300 },
      { holder: 'COLLECTOR', userId: api.business().people.COLLECTOR.id, currency: 'USD', amount: 50 },
    ];
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY', held } });
    const lines = [{ currency: 'USD', counts: { '1': 20 } }];
    const sent = await api.call('OFFICEMANAGER', 'POST /handovers', { body: { kind: 'TO_BANK', lines } });
    const split = [{ currency: 'USD', vault: 300, hands: 50, onTheWay: 20 }];
    expect(await outside(ofOffice)).toEqual([split]);
    expect((await outside(ofCountry)).filter((cash) => cash !== undefined)).toEqual([split]);
    expect((await outside('')).filter((cash) => cash !== undefined)).toEqual([split]);
    const path = `/handovers/${sent.json<{ id: string }>().id}/withdrawal` as const;
    await api.call('OFFICEMANAGER', `POST ${path}`, { body: { reason: 'Closed' }, headers: { 'if-match': '*' } });
    expect(await outside(ofOffice)).toEqual([[{ currency: 'USD', vault: 300, hands: 50, onTheWay: 0 }]]);
  });
});
