import type { CashPosition } from '@comptoir/api-contract/cash';
import type { CashCase, CashCaseDetail, CaseSummary } from '@comptoir/api-contract/cash-cases';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import type { Role } from '@comptoir/api-contract/roles';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { openCase } from '../../test/cash-cases';
import { addFloat, balanceOf } from '../../test/money';
import { verifyBooks } from '../books/verify-books';
import { DAY_MS } from '../calendar/durations';

// On both databases because of the locks and the checks of the tables.
describeApiOnBoth('a case', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const manager = () => api.business().people.OFFICEMANAGER.id;
  const opened = (minor: bigint, ownerId = collector()) =>
    openCase(api.connection(), { officeId: office(), ownerId, minor });
  const step = (role: Role, id: string, name: string, body: object) =>
    api.call(role, `POST /cash/cases/${id}/${name}`, { body, headers: { 'if-match': '*' } });
  const resolve = (role: Role, id: string, resolution: string, more: object = {}) =>
    step(role, id, 'resolution', { resolution, reason: 'Looked again', ...more });
  const assign = (role: Role, id: string, body: object) =>
    api.call(role, `PATCH /cash/cases/${id}`, { body, headers: { 'if-match': '*' } });
  const read = async (id: string, role: Role = 'OFFICEMANAGER') =>
    (await api.call(role, `GET /cash/cases/${id}`)).json<CashCaseDetail>();
  const setTolerance = (amount: number) =>
    api.call('SUPERADMIN', `PATCH /cash/rules/${office()}`, {
      body: { dayStartsAt: '00:00', tolerances: [{ currency: 'USD', amount }] },
      headers: { 'if-match': '*' },
    });
  const newCollector = async () => {
    const person = {
      name: 'Lina',
      email: `${newId()}@test.example`,
      phone: '1',
      role: 'COLLECTOR',
      officeId: office(),
    };
    return (await api.call('ADMIN', 'POST /invite-user', { body: person })).json<{ id: string }>().id;
  };
  const position = async () =>
    (await api.call('ADMIN', `GET /cash/position?officeId=${office()}`)).json<CashPosition[]>()[0];
  const suspense = async (id: string) => (await position())?.cases.find(({ caseId }) => caseId === id)?.amount ?? 0;

  beforeAll(async () => {
    await addFloat(api, office(), 10_000);
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await setTolerance(20);
  });

  it('is resolved in parts, and its account holds the open amount', async () => {
    const [id, till] = [await opened(-1_000n), await balanceOf(api, office())];
    expect(await read(id)).toMatchObject({ amount: -10, openAmount: -10, state: 'OPEN', obstacle: null, steps: [] });
    expect((await resolve('OFFICEMANAGER', id, 'FOUND', { amount: 4 })).json()).toMatchObject({
      openAmount: -6,
      state: 'OPEN',
      resolution: 'FOUND',
    });
    expect([await suspense(id), await balanceOf(api, office())]).toEqual([6, till + 4]);
    expect((await resolve('OFFICEMANAGER', id, 'FOUND', { amount: 6.01 })).json()).toMatchObject({
      issues: [{ path: 'amount', code: 'case-amount', message: 'Only 6.00 USD are open' }],
    });
    expect((await resolve('OFFICEMANAGER', id, 'KEPT')).statusCode).toBe(422);
    expect((await resolve('OFFICEMANAGER', id, 'WRITTEN_OFF', { amount: 1 })).statusCode).toBe(422);
    const last = (await resolve('OFFICEMANAGER', id, 'WRITTEN_OFF')).json<CashCaseDetail>();
    expect(last).toMatchObject({ openAmount: 0, state: 'RESOLVED', resolution: 'WRITTEN_OFF' });
    expect(last.steps).toMatchObject([
      { step: 1, resolution: 'FOUND', amount: 4, reason: 'Looked again', by: { id: manager() } },
      { step: 2, resolution: 'WRITTEN_OFF', amount: 6 },
    ]);
    expect([await suspense(id), await balanceOf(api, office())]).toEqual([0, till + 4]);
    expect((await resolve('ADMIN', id, 'FOUND')).json()).toMatchObject({ statusCode: 409, code: 'case-resolved' });
  });

  it('of too much cash is given back or kept', async () => {
    const [id, till] = [await opened(500n), await balanceOf(api, office())];
    expect(await suspense(id)).toBe(-5);
    expect((await resolve('OFFICEMANAGER', id, 'CHARGED')).statusCode).toBe(422);
    await resolve('OFFICEMANAGER', id, 'FOUND', { amount: 2 });
    expect([await suspense(id), await balanceOf(api, office())]).toEqual([-3, till - 2]);
    expect((await resolve('OFFICEMANAGER', id, 'KEPT')).json()).toMatchObject({ state: 'RESOLVED' });
    expect([await suspense(id), await balanceOf(api, office())]).toEqual([0, till - 2]);
  });

  it('of cash that is found in the vault leaves the till as it is', async () => {
    const [id, till, vault] = [await opened(-700n), await balanceOf(api, office()), (await position())?.vault ?? 0];
    expect(await read(id)).toMatchObject({ place: 'TILL' });
    await resolve('OFFICEMANAGER', id, 'FOUND', { place: 'VAULT' });
    expect([await balanceOf(api, office()), (await position())?.vault]).toEqual([till, vault + 7]);
    const surplus = await opened(800n);
    expect((await resolve('OFFICEMANAGER', surplus, 'FOUND', { place: 'VAULT' })).json()).toMatchObject({
      code: 'balance-too-low',
      values: { available: '7.00' },
    });
  });

  it('is shown in the money book without an amount unless cash of the till moves', async () => {
    const id = await opened(-300n);
    await resolve('OFFICEMANAGER', id, 'FOUND', { amount: 1 });
    await resolve('OFFICEMANAGER', id, 'WRITTEN_OFF');
    const { generalLedgers } = (await api.call('ADMIN', `GET /general-ledger?officeId=${office()}`)).json<{
      generalLedgers: LedgerEntry[];
    }>();
    const [writtenOff, found] = generalLedgers;
    expect(writtenOff).toMatchObject({ kind: 'RESOLUTION', transaction: { amount: 0 }, movements: [] });
    expect(found).toMatchObject({ kind: 'RESOLUTION', transaction: { amount: 1, written: 'Looked again' } });
    expect(writtenOff?.balance).toBe(found?.balance);
    const period = `officeId=${office()}&currency=USD&from=2020-01-01T00:00:00Z&to=2090-01-01T00:00:00Z`;
    const statement = (await api.call('ADMIN', `GET /general-ledger/statement?${period}`)).json<{ closing: number }>();
    expect(statement.closing).toBe(await balanceOf(api, office()));
  });

  it('is never decided by its owner, also after another person became the owner', async () => {
    const id = await opened(-100n, manager());
    expect(await read(id)).toMatchObject({ obstacle: 'OWN' });
    for (const answer of [
      await resolve('OFFICEMANAGER', id, 'FOUND'),
      await assign('OFFICEMANAGER', id, { ownerId: collector() }),
      await assign('OFFICEMANAGER', id, { dueDate: '2090-01-01T00:00:00Z' }),
    ])
      expect(answer.json()).toMatchObject({ statusCode: 403, code: 'case-own' });
    expect((await assign('ADMIN', id, { ownerId: collector() })).json()).toMatchObject({
      owner: { id: collector() },
      firstOwner: { id: manager() },
    });
    expect((await resolve('OFFICEMANAGER', id, 'FOUND')).json()).toMatchObject({ code: 'case-own' });
    expect((await assign('OFFICEMANAGER', id, { ownerId: collector() })).json()).toMatchObject({ code: 'case-own' });
    expect((await resolve('ADMIN', id, 'FOUND')).statusCode).toBe(200);
  });

  it('is not decided by an owner between two others', async () => {
    const id = await opened(-100n);
    await assign('ADMIN', id, { ownerId: manager() });
    expect((await assign('ADMIN', id, { ownerId: await newCollector() })).json()).toMatchObject({ obstacle: null });
    expect(await read(id)).toMatchObject({ firstOwner: { id: collector() }, obstacle: 'OWN' });
    expect((await resolve('OFFICEMANAGER', id, 'WRITTEN_OFF')).json()).toMatchObject({ code: 'case-own' });
    expect((await assign('OFFICEMANAGER', id, { dueDate: '2090-01-01T00:00:00Z' })).json()).toMatchObject({
      code: 'case-own',
    });
    expect((await resolve('ADMIN', id, 'WRITTEN_OFF')).statusCode).toBe(200);
  });

  it('is resolved by an administrator above the tolerance, also in parts', async () => {
    const id = await opened(-2_001n);
    expect((await resolve('OFFICEMANAGER', id, 'FOUND', { amount: 1 })).json()).toMatchObject({
      statusCode: 403,
      code: 'case-above-tolerance',
      message: 'A difference above 20.00 USD is resolved by an administrator.',
    });
    expect((await read(id)).obstacle).toBe('TOLERANCE');
    expect((await resolve('ADMIN', id, 'FOUND')).json()).toMatchObject({ state: 'RESOLVED' });
  });

  it('is charged to its owner, who repays once per id and never more than is owed', async () => {
    const [id, till] = [await opened(-900n), await balanceOf(api, office())];
    await resolve('OFFICEMANAGER', id, 'CHARGED');
    const owed = async () => (await position())?.owed.find(({ user }) => user.id === collector())?.amount ?? 0;
    expect([await owed(), await balanceOf(api, office())]).toEqual([9, till]);
    const repay = (amount: number, more: object = {}) =>
      api.call('OFFICEMANAGER', 'POST /cash/repayments', {
        body: { id: newId(), userId: collector(), currency: 'USD', amount, ...more },
      });
    const same = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => repay(4, { id: same })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([answers[0]?.statusCode, await owed(), await balanceOf(api, office())]).toEqual([201, 5, till + 4]);
    expect((await repay(3, { id: same })).json()).toMatchObject({ code: 'reference-conflict' });
    expect((await repay(5.01)).json()).toMatchObject({
      code: 'more-than-owed',
      message: 'This person owes 5.00 USD. Enter at most this amount.',
    });
    expect((await repay(1, { userId: manager() })).json()).toMatchObject({ code: 'case-own' });
    expect((await api.call('OFFICEMANAGER', `DELETE /users/${collector()}`)).json()).toMatchObject({
      code: 'holds-cash',
    });
    expect((await repay(5)).json()).toMatchObject({ owed: 0 });
  });

  it('does not keep a leaver, and is resolved after they left', async () => {
    const leaver = await newCollector();
    const id = await opened(-100n, leaver);
    expect((await api.call('OFFICEMANAGER', `POST /users/${leaver}/archival`)).statusCode).toBe(200);
    expect((await assign('OFFICEMANAGER', id, { ownerId: leaver, dueDate: '2090-01-01T00:00:00Z' })).statusCode).toBe(
      200,
    );
    expect((await assign('OFFICEMANAGER', await opened(-100n), { ownerId: leaver })).json()).toMatchObject({
      issues: [{ path: 'ownerId', code: 'case-owner' }],
    });
    expect((await resolve('OFFICEMANAGER', id, 'WRITTEN_OFF')).json()).toMatchObject({ state: 'RESOLVED' });
  });

  it('is read and noted by its collector, and by no other', async () => {
    const [own, other] = [await opened(-100n), await opened(-100n, await newCollector())];
    const noted = await step('COLLECTOR', own, 'notes', { note: 'I counted twice' });
    expect(noted.json()).toMatchObject({ notes: [{ note: 'I counted twice', role: 'COLLECTOR' }], obstacle: 'ROLE' });
    expect(
      (await step('OFFICEMANAGER', own, 'notes', { note: 'Asked the agency' })).json<CashCaseDetail>().notes,
    ).toHaveLength(2);
    expect((await step('COLLECTOR', other, 'notes', { note: 'Mine?' })).statusCode).toBe(404);
    const ids = new Set((await api.call('COLLECTOR', 'GET /cash/cases')).json<CashCase[]>().map(({ id }) => id));
    expect([ids.has(own), ids.has(other)]).toEqual([true, false]);
    const history = await api.call('ADMIN', `GET /audit?entity=case&id=${own}`);
    expect(history.json<{ action: string }[]>().map(({ action }) => action)).toEqual(['UPDATE', 'UPDATE', 'CREATE']);
  });

  it('of another office is read and noted by its owner, who does not decide about it', async () => {
    const { oran } = api.business().offices;
    await addFloat(api, oran, 1);
    const id = await openCase(api.connection(), { officeId: oran, ownerId: manager(), minor: -100n });
    expect(await read(id)).toMatchObject({ officeId: oran, obstacle: 'OWN' });
    expect((await step('OFFICEMANAGER', id, 'notes', { note: 'The bag was sealed' })).statusCode).toBe(200);
    expect((await api.call('OFFICEMANAGER', 'GET /cash/cases')).json<CashCase[]>()[0]?.id).toBe(id);
    expect((await resolve('OFFICEMANAGER', id, 'FOUND')).json()).toMatchObject({ code: 'case-own' });
    expect((await resolve('ADMIN', id, 'FOUND')).statusCode).toBe(200);
  });

  it('is found by state, owner and due date, in pages', async () => {
    const id = await opened(-100n);
    const list = async (query: string) =>
      (await api.call('OFFICEMANAGER', `GET /cash/cases?${query}`)).json<CashCase[]>().map((row) => row.id);
    const all = await list('');
    expect(all[0]).toBe(id);
    expect([...(await list('limit=2')), ...(await list(`limit=200&after=${all[1]}`))]).toEqual(all);
    expect(await list('state=RESOLVED')).not.toContain(id);
    expect((await list(`state=OPEN&ownerId=${collector()}`))[0]).toBe(id);
    expect(await list('overdue=true')).toEqual([]);
    await assign('OFFICEMANAGER', id, { dueDate: new Date(Date.now() - DAY_MS).toISOString() });
    expect(await list('overdue=true')).toEqual([id]);
  });

  it('is part of the sums by age until it is resolved', async () => {
    const sums = async () =>
      (await api.call('ADMIN', `GET /cash/cases/summary?officeId=${office()}`)).json<CaseSummary[]>();
    const [before] = await sums();
    const [missing, tooMuch] = [await opened(-700n), await opened(300n)];
    const [after] = await sums();
    expect([after?.missing, after?.tooMuch]).toEqual([(before?.missing ?? 0) + 7, (before?.tooMuch ?? 0) + 3]);
    expect(after?.ages[0]).toMatchObject({ fromDays: 0, missing: after?.missing, tooMuch: after?.tooMuch });
    await resolve('ADMIN', missing, 'FOUND', { amount: 2 });
    await resolve('ADMIN', tooMuch, 'KEPT');
    expect(await sums()).toMatchObject([{ missing: (before?.missing ?? 0) + 5, tooMuch: before?.tooMuch }]);
  });

  it('within the tolerance of a count is resolved at once', async () => {
    const rounded = { officeId: office(), ownerId: manager(), isRounding: true };
    for (const minor of [-3n, 2n]) {
      const id = await openCase(api.connection(), { ...rounded, minor });
      expect(await read(id)).toMatchObject({ state: 'RESOLVED', resolution: 'ROUNDING', openAmount: 0 });
      expect(await suspense(id)).toBe(0);
    }
  });

  it('is resolved once, however often at the same time', async () => {
    const [id, till] = [await opened(-100n), await balanceOf(api, office())];
    const answers = await Promise.all(Array.from({ length: 20 }, () => resolve('OFFICEMANAGER', id, 'FOUND')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await balanceOf(api, office())).toBe(till + 1);
  });

  it('leaves books that are in order, and a tampered one is found', async () => {
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
    const id = await opened(-100n);
    await resolve('OFFICEMANAGER', id, 'FOUND', { amount: 0.4 });
    await api.connection().updateTable('cashCases').set({ settledMinor: -50n }).where('id', '=', id).execute();
    const [fault] = (await verifyBooks(api.connection())).faults;
    expect(fault?.what).toContain('but its account has 60 (minor units)');
    await api.connection().updateTable('cashCases').set({ settledMinor: -40n }).where('id', '=', id).execute();
    await api.connection().updateTable('cashCaseSteps').set({ amountMinor: 41n }).where('caseId', '=', id).execute();
    expect((await verifyBooks(api.connection())).faults.map(({ what }) => what)).toEqual([
      expect.stringContaining('but its 1 steps give 41'),
      expect.stringContaining('has no entry of its amount'),
    ]);
  });
});
