import type { CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import type { BusinessDay } from '@comptoir/api-contract/business-days';
import type { HandoverState } from '@comptoir/api-contract/handovers';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { TestApi } from '../api';
import { openCase } from '../cash-cases';
import { addFloat } from '../money';
import type { AccessRequests, AccessWorld, Place } from './access-world';

type Step = '' | '/counts' | '/closing' | '/reopening';

const LINES = [{ currency: 'USD', counts: { '1': 1 } }];

export function cashRequests(api: TestApi, world: AccessWorld): AccessRequests {
  const custody = async (place: Place) => ({ path: `/cash/custody/${world.officeId(place)}` as const });
  const limits = async (place: Place) => ({ path: `/cash/limits/${world.officeId(place)}` as const });
  const deposit = async (place: Place) => {
    const officeId = world.officeId(place);
    await api.call('SUPERADMIN', `PATCH /cash/custody/${officeId}`, { body: { mode: 'CUSTODY' } });
    await addFloat(api, officeId, 1);
    return { kind: 'TILL_TO_VAULT', officeId, lines: LINES };
  };
  /** Offered by one manager of the office, and counted by another unless it is only offered. */
  const handover = (rest: '' | `/${string}`, state: HandoverState, body?: object) => async (place: Place) => {
    const { officeId } = await deposit(place);
    const [id, fromUser] = [newId(), await world.newUser('OFFICEMANAGER', place)];
    const countedBy = state === 'OFFERED' ? null : await world.newUser('OFFICEMANAGER', place);
    const database = api.connection();
    const { count } = await database
      .selectFrom('handovers')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('officeId', '=', officeId)
      .executeTakeFirstOrThrow();
    const own = { id, officeId, number: count + 1n, fromUser, countedBy, state };
    const counts = JSON.stringify({ '1': 1 });
    await database
      .insertInto('handovers')
      .values({ ...own, kind: 'TILL_TO_VAULT', source: 'TILL', offeredAt: new Date() })
      .execute();
    await database
      .insertInto('handoverLines')
      .values({ officeId, handoverId: id, currency: 'USD', declaredMinor: 100n, declaredCounts: counts })
      .execute();
    return { path: `/handovers/${id}${rest}` as const, headers: { 'if-match': '*' }, ...(body && { body }) };
  };
  /** Case of a manager of the office, who is not the caller. */
  const cashCase =
    (rest: '' | `/${string}`, body: object = {}, query = '') =>
    async (place: Place) => {
      const { officeId } = await deposit(place);
      const ownerId = await world.newUser('OFFICEMANAGER', place);
      const rules = { dayStartsAt: '00:00', tolerances: [{ currency: 'USD', amount: 1 }] };
      await api.call('SUPERADMIN', `PATCH /cash/rules/${officeId}`, { body: rules, headers: { 'if-match': '*' } });
      const id = await openCase(api.connection(), { officeId, ownerId, minor: -100n });
      return { path: `/cash/cases/${id}${rest}` as const, headers: { 'if-match': '*' }, body, query };
    };
  const repayment = async (place: Place) => {
    const { path } = await cashCase('/resolution')(place);
    const [role, body] = ['SUPERADMIN', { resolution: 'CHARGED', reason: 'Agreed' }] as const;
    const resolved = await api.call(role, `POST ${path}`, { body, headers: { 'if-match': '*' } });
    const { owner, officeId } = resolved.json<CashCaseDetail>();
    return { body: { id: newId(), officeId, userId: owner.id, currency: 'USD', amount: 1 } };
  };
  /** The only day of the office, counted and closed as the request needs it. */
  const day = (rest: Step, body?: object) => async (place: Place) => {
    const officeId = world.officeId(place);
    const database = api.connection();
    await database
      .updateTable('businessDays')
      .set({ closedAt: null, closedBy: null, lastEntry: null, version: sql`version + 1` })
      .where('officeId', '=', officeId)
      .execute();
    await database.updateTable('handovers').set({ endedAt: new Date() }).where('officeId', '=', officeId).execute();
    await deposit(place);
    const { day: today } = await database
      .selectFrom('businessDays')
      .select('day')
      .where('officeId', '=', officeId)
      .executeTakeFirstOrThrow();
    const path = (name: Step) => `/days/${today}${name}?officeId=${officeId}` as const;
    if (rest === '/closing' || rest === '/reopening') {
      const open = (await api.call('SUPERADMIN', `GET ${path('')}`)).json<BusinessDay>();
      for (const { scope, currency } of open.counts) {
        const counted = { scope, lines: [{ currency, counts: { '1': 1 } }] };
        await api.call('SUPERADMIN', `POST ${path('/counts')}`, { body: counted });
      }
    }
    if (rest === '/reopening') await api.call('SUPERADMIN', `POST ${path('/closing')}`, { body: {} });
    return { path: path(rest), ...(body && { body }) };
  };
  const rules = async (place: Place) => ({ path: `/cash/rules/${world.officeId(place)}` as const });
  const recorded = async (place: Place) => {
    const id = await world.newCollection(place);
    await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: { collectedAmount: 100, reason: 'Short' } });
    return id;
  };
  return {
    getCustody: custody,
    setCustody: async (place) => ({ ...(await custody(place)), body: { mode: 'CUSTODY' } }),
    getCashLimits: limits,
    setCashLimits: async (place) => {
      await api.call('SUPERADMIN', `PATCH /cash/custody/${world.officeId(place)}`, { body: { mode: 'CUSTODY' } });
      const limit = { holder: 'TILL', currency: 'USD', warn: 1_000_000, max: null };
      return { ...(await limits(place)), body: { limits: [limit] } };
    },
    listPassedLimits: world.ofOffice,
    getCashPosition: world.ofOffice,
    getCashInHand: async () => ({}),
    listCashCases: world.ofOffice,
    sumCashCases: world.ofOffice,
    getCashCase: cashCase(''),
    assignCashCase: cashCase('', { dueDate: '2090-01-01T00:00:00Z' }),
    addCashCaseNote: cashCase('/notes', { note: 'Asked the collector' }),
    resolveCashCase: cashCase('/resolution', { resolution: 'FOUND', reason: 'Under the tray' }),
    uploadCashCaseMedia: cashCase('/upload-media', {}, '?extension=png'),
    createRepayment: repayment,
    getCashRules: rules,
    setCashRules: async (place) => ({ ...(await rules(place)), body: { dayStartsAt: '00:00', tolerances: [] } }),
    listDays: world.ofOffice,
    getDay: day(''),
    countDay: day('/counts', { scope: 'VAULT', lines: LINES }),
    closeDay: day('/closing', {}),
    reopenDay: day('/reopening', { reason: 'A bundle was found' }),
    listHandovers: world.ofOffice,
    getHandoverReceivers: world.ofOffice,
    getHandover: handover('', 'OFFERED'),
    offerHandover: async (place) => ({ body: await deposit(place) }),
    countHandover: handover('/count', 'OFFERED', { lines: LINES }),
    agreeToHandover: handover('/agreement', 'COUNTED', { agree: true }),
    recountHandover: handover('/recount', 'DISPUTED', { lines: LINES }),
    listReceipts: async (place) => ({ query: `?collectionId=${await recorded(place)}` }),
    getReceipt: async (place) => {
      const receipts = await api.call('SUPERADMIN', `GET /receipts?collectionId=${await recorded(place)}`);
      return { path: `/receipts/${receipts.json<{ id: string }[]>()[0]?.id}` };
    },
    uploadHandoverMedia: handover('/upload-media?extension=png', 'ACCEPTED'),
    withdrawHandover: handover('/withdrawal', 'OFFERED', { reason: 'Counted wrongly' }),
  };
}
