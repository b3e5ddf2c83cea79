import type { BusinessDay, DayOfList } from '@comptoir/api-contract/business-days';
import type { CashPosition } from '@comptoir/api-contract/cash';
import type { Handover } from '@comptoir/api-contract/handovers';
import type { Role } from '@comptoir/api-contract/roles';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { addFloat, balanceOf } from '../../test/money';
import { verifyBooks } from '../books/verify-books';

// On both databases because of locks, triggers and SQL of the report.
describeApiOnBoth('a business day', (api) => {
  const office = () => api.business().offices.algiers;
  const here = () => `officeId=${office()}`;
  const collector = () => api.business().people.COLLECTOR;
  const days = async () => (await api.call('ADMIN', `GET /days?${here()}`)).json<DayOfList[]>();
  const today = async () => (await days())[0]?.day ?? '';
  const dayOf = async (day: string) => (await api.call('ADMIN', `GET /days/${day}?${here()}`)).json<BusinessDay>();
  const step = async (role: Role, name: string, body: object, day?: string) =>
    api.call(role, `POST /days/${day ?? (await today())}/${name}?${here()}`, { body });
  const count = (amount: number, scope = 'TILL', currency = 'USD') =>
    step('OFFICEMANAGER', 'counts', { scope, lines: [{ currency, counts: { '1': amount } }] });
  const close = (postpone: object[] = []) => step('OFFICEMANAGER', 'closing', { postpone });
  const till = () => balanceOf(api, office());
  const cases = async () =>
    (await api.call('ADMIN', `GET /cash/position?${here()}`)).json<CashPosition[]>()[0]?.cases ?? [];
  const pickUp = async (collectedAmount: number) => {
    const { id } = await scheduleCollection(api, { currency: 'USD', scheduledAmount: collectedAmount });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount } });
  };

  it('is not of an office without custody', async () => {
    await addFloat(api, office(), 1_000);
    expect(await days()).toEqual([]);
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    expect(await days()).toEqual([]);
  });

  it('opens itself with the first booking', async () => {
    await pickUp(100);
    const [day, ...others] = await days();
    expect(others).toEqual([]);
    expect(day).toMatchObject({ state: 'OPEN', entries: 1, number: null, version: 0 });
    expect(await api.call('COLLECTOR', `GET /days/${day?.day}`)).toMatchObject({ statusCode: 403 });
    expect(await api.call('ADMIN', `GET /days/2020-01-01?${here()}`)).toMatchObject({ statusCode: 404 });
    const ended = await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'DIRECT' } });
    expect(ended.json()).toMatchObject({ code: 'custody-in-use' });
  });

  it('lists what blocks the closing, without expected balances', async () => {
    const answer = await api.call('OFFICEMANAGER', `GET /days/${await today()}`);
    const { counts, blockers } = answer.json<BusinessDay>();
    expect(counts).toEqual([{ scope: 'TILL', currency: 'USD', attempts: [], isCounted: false, mayCount: true }]);
    expect(blockers).toMatchObject([{ code: 'till-uncounted', message: 'count USD in the till' }]);
    expect(answer.body).not.toContain('1000');
    expect((await close()).json()).toMatchObject({
      statusCode: 409,
      code: 'day-blocked',
      message: 'The day cannot be closed yet: count USD in the till',
      values: { blockers: [{ code: 'till-uncounted', values: { currency: 'USD' } }] },
    });
  });

  it('is counted blind, at most twice', async () => {
    const first = (await count(990)).json<BusinessDay>();
    expect(first.counts[0]?.attempts).toMatchObject([{ attempt: 1, counted: 990, expected: 1_000 }]);
    const second = (await count(995)).json<BusinessDay>();
    expect(second.counts[0]).toMatchObject({ attempts: [{ counted: 990 }, { counted: 995 }], mayCount: false });
    expect((await count(1_000)).json()).toMatchObject({ code: 'count-final' });
    expect(second.blockers).toEqual([]);
  });

  it('keeps the difference when booked cash moves after the count', async () => {
    await addFloat(api, office(), 50);
    expect((await dayOf(await today())).blockers).toEqual([]);
  });

  it('waits for handovers of the office, or postpones them with a reason', async () => {
    const lines = [{ currency: 'USD', counts: { '1': 40 } }];
    const offered = await api.call('COLLECTOR', 'POST /handovers', { body: { kind: 'COLLECTOR_TO_OFFICE', lines } });
    const { id: handoverId, number } = offered.json<Handover>();
    const deposit = { kind: 'TO_BANK', lines: [{ currency: 'USD', counts: { '1': 20 } }] };
    const sent = (await api.call('OFFICEMANAGER', 'POST /handovers', { body: deposit })).json<Handover>();
    const { blockers, onTheWay } = await dayOf(await today());
    expect(blockers).toMatchObject([{ code: 'handover-pending', handoverId, values: { number } }]);
    expect(onTheWay).toMatchObject([{ handoverId: sent.id, kind: 'TO_BANK' }]);
    expect((await close()).statusCode).toBe(409);
    expect((await close([{ handoverId, reason: ' ' }])).statusCode).toBe(422);
    const closed = await close([{ handoverId, reason: 'The collector left' }]);
    expect(closed.statusCode).toBe(201);
    const { report } = closed.json<BusinessDay>().reports[0] ?? {};
    expect(report).toMatchObject({
      number: '1',
      version: 1,
      entries: { first: '2', last: '5' },
      waiting: [
        { handoverId, reason: 'The collector left' },
        { handoverId: sent.id, reason: null },
      ],
      cases: [{ scope: 'TILL', currency: 'USD', amount: -5, ownerId: api.business().people.OFFICEMANAGER.id }],
      counts: [{ attempt: 1 }, { attempt: 2, counted: 995, counts: { '1': 995 } }],
    });
    expect(report?.balances).toEqual([
      { account: 'CASH', holderId: null, currency: 'USD', opening: 1_000, closing: 1_025 },
      { account: 'HAND', holderId: collector().id, currency: 'USD', opening: 0, closing: 100 },
      { account: 'SUSPENSE', holderId: expect.any(String), currency: 'USD', opening: 0, closing: 5 },
      { account: 'TRANSIT', holderId: sent.id, currency: 'USD', opening: 0, closing: 20 },
    ]);
    expect(report?.movements).toContainEqual({
      account: 'HAND',
      holderId: collector().id,
      currency: 'USD',
      kind: 'COLLECTION',
      in: 100,
      out: 0,
    });
    expect([await till(), (await cases()).map(({ amount }) => amount)]).toEqual([1_025, [5]]);
    await api.call('COLLECTOR', `POST /handovers/${handoverId}/withdrawal`, {
      body: { reason: 'Tomorrow' },
      headers: { 'if-match': '*' },
    });
  });

  it('has a report with the hash of its JSON with sorted keys, which nobody changes', async () => {
    const { reports, names } = await dayOf(await today());
    const [{ report, hash } = { report: {}, hash: '' }] = reports;
    expect(createHash('sha256').update(sorted(report)).digest('hex')).toBe(hash);
    expect(names.map(({ name }) => name).toSorted()).toEqual(['Test COLLECTOR', 'Test OFFICEMANAGER']);
    for (const change of ['update day_reports set number = 7', 'delete from cash_counts', 'truncate day_reports'])
      await expect(sql.raw(change).execute(api.connection())).rejects.toThrow('append-only');
  });

  it('is not changed by later entries, which belong to the next day', async () => {
    const closed = await today();
    await pickUp(30);
    const [next, before] = await days();
    expect([before?.day, before?.entries, next?.entries, next?.state]).toEqual([closed, 4, 1, 'OPEN']);
    expect(Date.parse(next?.day ?? '') - Date.parse(closed)).toBe(24 * 3600_000);
    await count(1_025);
    expect((await close()).json()).toMatchObject({ values: { blockers: [{ code: 'day-not-begun' }] } });
    expect((await step('OFFICEMANAGER', 'closing', {}, closed)).json()).toMatchObject({ code: 'day-closed' });
    expect((await step('OFFICEMANAGER', 'counts', { scope: 'TILL', lines: [] }, closed)).statusCode).toBe(422);
  });

  it('is opened again by an administrator, and closed as another version', async () => {
    const [, before] = await days();
    const day = before?.day ?? '';
    expect((await step('OFFICEMANAGER', 'reopening', { reason: 'Found' }, day)).statusCode).toBe(403);
    const open = (await step('ADMIN', 'reopening', { reason: 'A bundle was found' }, day)).json<BusinessDay>();
    expect(open).toMatchObject({ state: 'OPEN', counts: [{ attempts: [] }], reports: [{ report: { version: 1 } }] });
    await step('ADMIN', 'counts', { scope: 'TILL', lines: [{ currency: 'USD', counts: { '1': 1_030 } }] }, day);
    const closed = (await step('ADMIN', 'closing', {}, day)).json<BusinessDay>();
    expect(closed.reports.map(({ report }) => [report.number, report.version, report.cases[0]?.amount])).toEqual([
      ['1', 2, 5],
      ['1', 1, -5],
    ]);
    const [latest, first] = closed.reports.map(({ report }) => report);
    expect([latest?.entries, latest?.balances]).toEqual([first?.entries, first?.balances]);
    expect(latest?.reopening).toMatchObject({ reason: 'A bundle was found', by: api.business().people.ADMIN.id });
    expect(await till()).toBe(1_030);
  });

  it('needs a new count in a currency corrected since the last one', async () => {
    const day = await dayOf(await today());
    expect(day.blockers.map(({ code }) => code)).toEqual(['day-not-begun', 'till-count-stale']);
    expect(day.counts).toMatchObject([{ attempts: [{ counted: 1_025 }], mayCount: true }]);
    expect((await count(1_030)).json<BusinessDay>().counts[0]?.attempts).toMatchObject([{}, { expected: 1_030 }]);
  });

  it('does not open the days of others', async () => {
    const { oran } = api.business().offices;
    expect((await api.call('OFFICEMANAGER', `GET /days?officeId=${oran}`)).statusCode).toBe(403);
    expect((await api.call('ADMIN', `GET /days?officeId=${oran}`)).json()).toEqual([]);
  });

  it('is decided by the lock of the books: a pick-up is inside or of the next day, never both', async () => {
    const { oran } = api.business().offices;
    await api.call('ADMIN', `PATCH /cash/custody/${oran}`, { body: { mode: 'CUSTODY' } });
    await addFloat(api, oran, 100);
    const [{ day } = { day: '' }] = (await api.call('ADMIN', `GET /days?officeId=${oran}`)).json<DayOfList[]>();
    const body = { scope: 'TILL', lines: [{ currency: 'USD', counts: { '1': 100 } }] };
    await api.call('ADMIN', `POST /days/${day}/counts?officeId=${oran}`, { body });
    const closing = () => api.call('ADMIN', `POST /days/${day}/closing?officeId=${oran}`, { body: {} });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => addFloat(api, oran, 1)),
      closing(),
      closing(),
      ...Array.from({ length: 10 }, () => addFloat(api, oran, 1)),
    ]);
    const codes = answers
      .flatMap((answer) => (answer ? [answer.statusCode] : []))
      .toSorted((one, other) => one - other);
    expect(codes).toEqual([201, 409]);
    const rows = (await api.call('ADMIN', `GET /days?officeId=${oran}`)).json<DayOfList[]>();
    expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(21);
    const [closed] = (await api.call('ADMIN', `GET /days/${day}?officeId=${oran}`)).json<BusinessDay>().reports;
    expect(closed?.report.balances).toMatchObject([{ closing: 99 + (rows.at(-1)?.entries ?? 0) }]);
  });

  it('leaves books that are in order', async () => {
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });
});

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${sorted(part)}`).join()}}`;
}
