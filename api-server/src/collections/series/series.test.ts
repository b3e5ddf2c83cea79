import type { Collection } from '@comptoir/api-contract/collections';
import type { FollowingCollections, Series, SeriesPreview } from '@comptoir/api-contract/pick-up-series';
import { describeApiOnBoth, serveAnother } from '../../../test/api';
import { jobTools } from '../../../test/jobs';
import { agencyInput } from '../../../test/small-business';
import { jobHandlers } from '../../background/job-handlers';
import { dayAfter, dayOf, instantOn } from '../../calendar/local-day';
import { inTransaction } from '../../database/transaction';
import { createJobRunner, type JobHandler } from '../../jobs/job-runner';
import { scheduleJob } from '../../jobs/jobs.repository';
import { extendSeries, SERIES_AHEAD } from './extend-series';

const ZONE = 'Africa/Algiers';
const today = dayOf(new Date(), ZONE);
const inDays = (days: number) => dayAfter(today, days);
const at = (day: string, minutes: number) => instantOn(day, minutes, ZONE).toISOString();

// Runs on both databases because of row locks between jobs.
describeApiOnBoth('recurring collections', (api) => {
  async function plan(more: object = {}) {
    const officeId = api.business().offices.algiers;
    const agency = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(officeId) });
    return {
      officeId,
      agencyId: agency.json<{ id: string }>().id,
      collectorId: api.business().people.COLLECTOR.id,
      rrule: 'FREQ=DAILY',
      startDate: inDays(1),
      localTime: '09:30',
      scheduledAmount: 120.5,
      currency: 'USD',
      alertBefore24Hours: true,
      holidayRule: 'SKIP',
      ...more,
    };
  }

  async function newSeries(more: object = {}): Promise<Series> {
    const answer = await api.call('OFFICEMANAGER', 'POST /pick-up-series', { body: await plan(more) });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Series>();
  }

  const rowsOf = ({ id }: Pick<Series, 'id'>) =>
    api
      .connection()
      .selectFrom('collections')
      .selectAll()
      .where('seriesId', '=', id)
      .orderBy('occurrenceDate')
      .orderBy('id')
      .execute();
  const daysOf = async (series: Pick<Series, 'id'>) =>
    (await rowsOf(series)).filter(({ archivedAt }) => archivedAt === null).map((row) => row.occurrenceDate);
  const idOn = async (series: Series, day: string) =>
    String((await rowsOf(series)).find((row) => row.occurrenceDate === day)?.id);
  const read = async (id: string) => (await api.call('SUPERADMIN', `GET /collections/${id}`)).json<Collection>();
  const every = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => inDays(first + n));

  const following = (series: Series, startDate: string, more: object = {}) => {
    const { agencyId, collectorId, rrule, localTime, scheduledAmount, currency, alertBefore24Hours, holidayRule } =
      series;
    const body = {
      agencyId,
      collectorId,
      rrule,
      localTime,
      scheduledAmount,
      currency,
      alertBefore24Hours,
      holidayRule,
    };
    return api.call('OFFICEMANAGER', `PATCH /pick-up-series/${series.id}/following`, {
      body: { ...body, startDate, ...more },
    });
  };

  const runner = (instead: Partial<Record<'pick-up-series', JobHandler>> = {}) => {
    const sender = { send: async () => undefined, close: () => undefined };
    const handlers = { ...jobHandlers({ ...jobTools, sender }), ...instead };
    return createJobRunner({ connection: api.connection(), handlers, log: { warn: () => undefined } });
  };
  const planAhead = () =>
    inTransaction(api.connection(), (transaction) => scheduleJob(transaction, { ...SERIES_AHEAD, runAt: new Date(0) }));
  async function runAll(runners = [runner()]): Promise<void> {
    while ((await Promise.all(runners.map((one) => one.runDue()))).some((taken) => taken > 0));
  }
  /** Deletes collections after a day, as if the horizon had not reached them. */
  async function forget({ id }: Series, after: string): Promise<void> {
    const gone = api
      .connection()
      .selectFrom('collections')
      .select('id')
      .where('seriesId', '=', id)
      .where('occurrenceDate', '>', after);
    await api.connection().deleteFrom('collections').where('id', 'in', gone).execute();
    await api.connection().updateTable('pickUpSeries').set({ madeTo: after }).where('id', '=', id).execute();
  }

  test("start with the next occurrence if today's time has passed, equally in list and preview", async () => {
    const passed = { startDate: today, localTime: '00:00', rrule: 'FREQ=WEEKLY;COUNT=3' };
    const series = await newSeries(passed);
    expect(series).toMatchObject({ startDate: inDays(7), next: { day: inDays(7) }, until: inDays(21) });
    expect(await daysOf(series)).toEqual([7, 14, 21].map(inDays));
    const preview = async (more: object) => {
      const body = { ...passed, officeId: series.officeId, holidayRule: 'SKIP', ...more };
      const answer = await api.call('OFFICEMANAGER', 'POST /pick-up-series/preview', { body });
      return answer.json<SeriesPreview>().days.map(({ planned }) => planned);
    };
    expect(await preview({})).toEqual([7, 14, 21].map(inDays));
    await api.call('OFFICEMANAGER', `DELETE /collections/${await idOn(series, inDays(7))}`);
    const listed = await api.call('OFFICEMANAGER', `GET /pick-up-series/${series.id}`);
    expect(listed.json<Series>().next?.day).toBe(inDays(14));
    expect(await preview({ seriesId: series.id, startDate: today, rrule: series.rrule })).not.toContain(inDays(7));
    const moved = { scheduledCollectionDate: at(inDays(12), 600) };
    await api.call('OFFICEMANAGER', `PATCH /collections/${await idOn(series, inDays(14))}`, { body: moved });
    const shown = await preview({ seriesId: series.id, startDate: inDays(7), rrule: series.rrule });
    expect(shown).toEqual([inDays(12), inDays(21)]);
    const once = await api.call('OFFICEMANAGER', 'POST /pick-up-series', {
      body: await plan({ ...passed, rrule: `FREQ=DAILY;UNTIL=${today.replaceAll('-', '')}` }),
    });
    expect(once.json()).toMatchObject({ issues: [{ path: 'startDate', code: 'series-past' }] });
  });

  test('show the next occurrence beyond the horizon', async () => {
    const far = await newSeries({ startDate: inDays(60), rrule: 'FREQ=WEEKLY' });
    expect(far).toMatchObject({ next: null, nextDay: inDays(60) });
    const near = await newSeries({ startDate: inDays(2) });
    expect(near).toMatchObject({ next: { day: inDays(2) }, nextDay: inDays(2) });
    const path = `/pick-up-series/${far.id}` as const;
    await api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { isPaused: true } });
    expect((await api.call('OFFICEMANAGER', `GET ${path}`)).json()).toMatchObject({ nextDay: null });
  });

  test('are created immediately on local days, with history and mail', async () => {
    const series = await newSeries();
    expect(series).toMatchObject({ state: 'active', until: null, timeZone: ZONE, next: { day: inDays(1) } });
    const rows = await rowsOf(series);
    expect(rows.length).toBeGreaterThanOrEqual(35);
    const first = await read(String(rows[0]?.id));
    expect(first).toMatchObject({
      scheduledCollectionDate: at(inDays(1), 570),
      hasTime: true,
      scheduledAmount: 120.5,
      series: { id: series.id, day: inDays(1), isDetached: false, movedFor: null },
    });
    const history = await api.call('ADMIN', `GET /audit?entity=collection&id=${first.id}`);
    expect(history.json()).toMatchObject([{ action: 'CREATE', user: { id: api.business().people.OFFICEMANAGER.id } }]);
    const notices = await api
      .connection()
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'collection-notice')
      .where(
        'key',
        'in',
        rows.map(({ id }) => String(id)),
      )
      .execute();
    expect(notices).toHaveLength(rows.length);
    const listed = await api.call(
      'OFFICEMANAGER',
      `GET /pick-up-series?officeId=${series.officeId}&search=tantonville`,
    );
    expect(listed.json<Series[]>().map(({ id }) => id)).toContain(series.id);
  });

  test.each([
    [{ rrule: 'FREQ=YEARLY' }, 'rrule', /^Invalid repetition/],
    [{ rrule: 'FREQ=DAILY;UNTIL=20200101' }, 'rrule', /has no days/],
    [{ localTime: '24:10' }, 'localTime', /^Time must be from/],
    [{ collectorId: null }, 'collectorId', /has no earlier collection/],
    [{ agencyId: '01890000-0000-7000-8000-000000000000' }, 'agencyId', /no such agency/],
  ])('%j is refused at its field', async (more, field, sentence) => {
    const answer = await api.call('OFFICEMANAGER', 'POST /pick-up-series', { body: await plan(more) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ issues: [{ path: field, message: expect.stringMatching(sentence) }] });
  });

  test('default to the last collector of the agency', async () => {
    const { collectorId, agencyId } = await newSeries({ rrule: 'FREQ=DAILY;COUNT=1' });
    const series = await newSeries({ agencyId, collectorId: null, rrule: 'FREQ=DAILY;COUNT=2' });
    expect((await rowsOf(series)).map((row) => row.collectorId)).toEqual([collectorId, collectorId]);
    expect(series.collector).toBeNull();
  });

  test('keep individual edits and cancellations', async () => {
    const series = await newSeries();
    const [changed, cancelled] = [await idOn(series, inDays(2)), await idOn(series, inDays(3))];
    await api.call('OFFICEMANAGER', `PATCH /collections/${changed}`, { body: { scheduledAmount: 7 } });
    await api.call('OFFICEMANAGER', `DELETE /collections/${cancelled}`);
    const requested = await api.call('OFFICEMANAGER', `GET /pick-up-series/${series.id}/following?from=${inDays(1)}`);
    const total = (await rowsOf(series)).length;
    expect(requested.json<FollowingCollections>()).toEqual({ touched: total - 2, left: 1, rrule: 'FREQ=DAILY' });
    expect((await following(series, inDays(1), { scheduledAmount: 50 })).statusCode).toBe(200);
    await planAhead();
    await runAll();
    const rows = await rowsOf(series);
    expect(rows.filter((row) => row.occurrenceDate === inDays(3)).map(({ archivedAt }) => archivedAt !== null)).toEqual(
      [true],
    );
    expect(rows.map(({ scheduledMinor }) => scheduledMinor).slice(0, 4)).toEqual([5000n, 700n, 12050n, 5000n]);
    expect((await read(changed)).series).toMatchObject({ isDetached: true });
  });

  test('change from a day on without touching earlier rows, keeping later ids', async () => {
    const series = await newSeries();
    const before = await rowsOf(series);
    const answer = await following(series, inDays(10), { localTime: '14:00', scheduledAmount: 99 });
    expect(answer.statusCode).toBe(200);
    const next = answer.json<Series>();
    expect(next.id).not.toBe(series.id);
    expect(await rowsOf(series)).toEqual(before.slice(0, 9));
    const after = await rowsOf(next);
    expect(after.map(({ id }) => id)).toEqual(before.slice(9).map(({ id }) => id));
    expect(new Set(after.map(({ scheduledMinor }) => scheduledMinor))).toEqual(new Set([9900n]));
    expect(after[0]?.scheduledAt.toISOString()).toBe(at(inDays(10), 840));
    const old = (await api.call('ADMIN', `GET /pick-up-series/${series.id}`)).json<Series>();
    expect(old).toMatchObject({ until: inDays(9), localTime: '09:30' });
  });

  test('are cancelled and created for a new rule', async () => {
    const series = await newSeries({ rrule: 'FREQ=DAILY;COUNT=8' });
    const next = (await following(series, inDays(4), { rrule: 'FREQ=DAILY;INTERVAL=2;COUNT=4' })).json<Series>();
    expect(await daysOf(series)).toEqual(every(1, 3));
    expect(await daysOf(next)).toEqual([4, 6, 8, 10].map(inDays));
    const requested = await api.call('OFFICEMANAGER', `GET /pick-up-series/${next.id}/following?from=${inDays(7)}`);
    expect(requested.json()).toEqual({ touched: 2, left: 0, rrule: 'FREQ=DAILY;INTERVAL=2;COUNT=2' });
  });

  test('leave past and collected ones unchanged', async () => {
    const series = await newSeries({ startDate: today, localTime: null });
    const collected = await idOn(series, today);
    await api.call('COLLECTOR', `PATCH /collections/${collected}`, { body: { collectedAmount: 120.5 } });
    const past = await following(series, inDays(-1), { scheduledAmount: 1 });
    expect(past.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'startDate', code: 'series-past' }] });
    expect((await following(series, today, { scheduledAmount: 1 })).statusCode).toBe(200);
    expect(await read(collected)).toMatchObject({ scheduledAmount: 120.5, status: 'COLLECTED' });
    expect((await read(await idOn(series, inDays(1)))).scheduledAmount).toBe(1);
  });

  test('require the current version', async () => {
    const series = await newSeries({ rrule: 'FREQ=DAILY;COUNT=1' });
    const stale = await api.call('OFFICEMANAGER', `PATCH /pick-up-series/${series.id}`, {
      body: { isPaused: true },
      headers: { 'if-match': '"99"' },
    });
    expect(stale.statusCode).toBe(412);
  });

  test('can be paused, resumed and ended', async () => {
    const series = await newSeries();
    const count = (await daysOf(series)).length;
    const change = (body: object) => api.call('OFFICEMANAGER', `PATCH /pick-up-series/${series.id}`, { body });
    expect((await change({ isPaused: true })).json()).toMatchObject({ state: 'paused', next: null });
    expect(await daysOf(series)).toEqual([]);
    expect((await change({ isPaused: false })).json()).toMatchObject({ state: 'active', next: { day: inDays(1) } });
    expect(await daysOf(series)).toHaveLength(count);
    expect((await change({ until: inDays(2) })).json()).toMatchObject({ until: inDays(2) });
    expect(await daysOf(series)).toEqual(every(1, 2));
    expect((await change({ until: inDays(-2) })).statusCode).toBe(422);
    await change({ until: inDays(-1) });
    const list = async (query: string) =>
      (await api.call('OFFICEMANAGER', `GET /pick-up-series?officeId=${series.officeId}${query}`))
        .json<Series[]>()
        .map(({ id }) => id);
    expect(await list('')).not.toContain(series.id);
    expect(await list('&ended=true')).toContain(series.id);
  });

  test.each([
    ['SKIP', [1, 4, 5], []],
    ['KEEP', [1, 2, 3, 4, 5], []],
  ])('while the office is closed, %s', async (holidayRule, days) => {
    const series = await newSeries({ holidayRule, rrule: 'FREQ=DAILY;COUNT=5' });
    const closure = await close(2, 3);
    expect(await daysOf(series)).toEqual(days.map(inDays));
    await open(closure);
    expect(await daysOf(series)).toEqual(every(1, 5));
  });

  test.each([
    ['BEFORE', 2],
    ['AFTER', 5],
  ])('with %s moves from a closed day to an open one with its reason, and back', async (holidayRule, moved) => {
    const series = await newSeries({ holidayRule, rrule: 'FREQ=DAILY;COUNT=1', startDate: inDays(3) });
    const id = await idOn(series, inDays(3));
    const closure = await close(3, 4);
    expect(await read(id)).toMatchObject({
      scheduledCollectionDate: at(inDays(moved), 570),
      series: { day: inDays(3), movedFor: 'Stock-taking' },
    });
    await open(closure);
    expect(await read(id)).toMatchObject({ scheduledCollectionDate: at(inDays(3), 570), series: { movedFor: null } });
  });

  test('have no preview in an office that does not exist', async () => {
    const body = { officeId: '01890000-0000-7000-8000-0000000000ff', rrule: 'FREQ=DAILY', startDate: inDays(1) };
    const answer = await api.call('SUPERADMIN', 'POST /pick-up-series/preview', { body });
    expect(answer.json()).toMatchObject({ statusCode: 422, code: 'office-unknown' });
  });

  test('show skipped and moved days in a preview', async () => {
    const closure = await close(2, 2);
    const { officeId } = await plan();
    const preview = async (holidayRule: string, rrule: string) =>
      (
        await api.call('OFFICEMANAGER', 'POST /pick-up-series/preview', {
          body: { officeId, holidayRule, rrule, startDate: inDays(1) },
        })
      ).json();
    expect(await preview('AFTER', 'FREQ=DAILY;INTERVAL=1;COUNT=2')).toEqual({
      days: [
        { day: inDays(1), planned: inDays(1), reason: null },
        { day: inDays(2), planned: inDays(3), reason: 'Stock-taking' },
      ],
      goesOn: false,
    });
    expect(await preview('AFTER', 'FREQ=DAILY')).toMatchObject({
      days: { 1: { planned: null }, length: 12 },
      goesOn: true,
    });
    await open(closure);
  });

  test('follow the clock of the office and changes of its time zone', async () => {
    const series = await newSeries({ rrule: 'FREQ=DAILY;COUNT=2' });
    const zone = (timeZone: string) => api.call('ADMIN', `PATCH /offices/${series.officeId}`, { body: { timeZone } });
    expect((await zone('Not/There')).statusCode).toBe(422);
    expect((await zone('Asia/Tokyo')).json()).toMatchObject({ timeZone: 'Asia/Tokyo' });
    await runAll();
    const [row] = await rowsOf(series);
    expect(row?.scheduledAt).toEqual(instantOn(inDays(1), 570, 'Asia/Tokyo'));
    await zone(ZONE);
    await runAll();
    expect((await rowsOf(series))[0]?.scheduledAt.toISOString()).toBe(at(inDays(1), 570));
  });

  test('are extended by the server once under concurrency', async () => {
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newSeries()));
    for (const series of many) await forget(series, inDays(20));
    await planAhead();
    await runAll(Array.from({ length: 6 }, () => runner()));
    for (const series of many) {
      const days = await daysOf(series);
      expect(days).toEqual([...new Set(days)]);
      expect(days).toEqual(expect.arrayContaining(every(1, 35)));
    }
  });

  test('are not duplicated by two servers', async () => {
    const series = await newSeries();
    await forget(series, inDays(0));
    const beside = await serveAnother(api);
    const now = new Date();
    const resume = () =>
      beside.inject({
        method: 'PATCH',
        url: `/api/pick-up-series/${series.id}`,
        headers: { authorization: `Bearer ${api.token('OFFICEMANAGER')}`, 'if-match': '*' },
        payload: { isPaused: false },
      });
    const keep = () =>
      inTransaction(api.connection(), (transaction) => extendSeries(transaction, { officeId: series.officeId }, now));
    await Promise.all([resume(), keep(), following(series, inDays(1)), resume(), keep()]);
    await beside.close();
    const days = await daysOf(series);
    expect(days).toEqual([...new Set(days)]);
    expect(days).toEqual(expect.arrayContaining(every(1, 35)));
  });

  test('recover from a crash midway', async () => {
    const series = await newSeries();
    await forget(series, inDays(5));
    await planAhead();
    const dying: JobHandler = {
      in: 'transaction',
      async run(transaction) {
        await extendSeries(transaction, {}, new Date());
        throw new Error('killed');
      },
    };
    await runner({ 'pick-up-series': dying }).runDue();
    expect(await daysOf(series)).toEqual(every(1, 5));
    await planAhead();
    await runAll();
    const days = await daysOf(series);
    expect(days).toEqual([...new Set(days)]);
    expect(days).toEqual(expect.arrayContaining(every(1, 35)));
  });

  test('pause while the agency is archived', async () => {
    const series = await newSeries();
    await forget(series, inDays(5));
    await api.call('OFFICEMANAGER', `POST /agencies/${series.agencyId}/archival`);
    await planAhead();
    await runAll();
    expect(await daysOf(series)).toEqual(every(1, 5));
    const resting = await api.call('OFFICEMANAGER', `GET /pick-up-series/${series.id}`);
    expect(resting.json()).toMatchObject({ state: 'resting' });
    await api.call('ADMIN', `POST /agencies/${series.agencyId}/restoration`);
    await planAhead();
    await runAll();
    expect(await daysOf(series)).toEqual(expect.arrayContaining(every(1, 35)));
  });

  async function close(first: number, last: number): Promise<string> {
    const body = {
      officeId: api.business().offices.algiers,
      from: inDays(first),
      to: inDays(last),
      reason: 'Stock-taking',
    };
    const answer = await api.call('OFFICEMANAGER', 'POST /office-closures', { body });
    await runAll();
    return answer.json<{ id: string }>().id;
  }

  async function open(id: string): Promise<void> {
    expect((await api.call('OFFICEMANAGER', `DELETE /office-closures/${id}`)).statusCode).toBe(204);
    await runAll();
  }

  it('record edits but not derived values in the history', async () => {
    const { id } = await newSeries();
    await api.call('OFFICEMANAGER', `PATCH /pick-up-series/${id}`, { body: { isPaused: true } });
    const history = await api.call('ADMIN', `GET /audit?entity=series&id=${id}`);
    const [{ before, after } = { before: {}, after: {} }] = history.json<{ before: object; after: object }[]>();
    expect(after).toEqual({ ...before, isPaused: true });
    expect(Object.keys(after)).toEqual(expect.arrayContaining(['rrule', 'startDate', 'agency']));
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['next']));
  });
});
