import type { CashPosition } from '@comptoir/api-contract/cash';
import type { Handover } from '@comptoir/api-contract/handovers';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { addFloat } from '../../test/money';
import { openStaff, type StaffMember } from '../../test/staff';

describeApi('the reach of a handover', (api) => {
  const offices = () => api.business().offices;
  const notes = (amount: number) => ({ lines: [{ currency: 'USD', counts: { '1': amount } }] });
  const as = ({ token }: StaffMember) => ({ authorization: `Bearer ${token}` });
  const offer = (role: Role, body: object) => api.call(role, 'POST /handovers', { body });
  const step = (role: Role | 'nobody', id: string, name: string, body: object, headers = {}) =>
    api.call(role, `POST /handovers/${id}/${name}`, { body, headers: { 'if-match': '*', ...headers } });
  const send = async (toOfficeId: string) =>
    (await offer('OFFICEMANAGER', { kind: 'OFFICE_TO_OFFICE', toOfficeId, ...notes(100) })).json<Handover>();
  type Role = 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER' | 'COLLECTOR';

  beforeAll(async () => {
    await addFloat(api, offices().algiers, 1_000);
    for (const id of Object.values(offices()))
      await api.call('SUPERADMIN', `PATCH /cash/custody/${id}`, { body: { mode: 'CUSTODY' } });
  });

  it('ends at the border, except for those who reach both countries', async () => {
    const body = { kind: 'OFFICE_TO_OFFICE', officeId: offices().algiers, toOfficeId: offices().paris, ...notes(10) };
    for (const role of ['OFFICEMANAGER', 'ADMIN'] as const)
      expect((await offer(role, body)).json()).toMatchObject({
        issues: [{ path: 'toOfficeId', code: 'office-unknown' }],
      });
    expect((await offer('SUPERADMIN', body)).statusCode).toBe(201);
  });

  it('lets each office of a transfer change its own books alone', async () => {
    const [sender, receiver] = [
      ...(await openStaff(api, offices().algiers, 1)),
      ...(await openStaff(api, offices().oran, 1)),
    ];
    if (!sender || !receiver) throw new Error('Two managers are required');
    const { id } = await send(offices().oran);
    expect((await step('nobody', id, 'count', notes(90), as(sender))).statusCode).toBe(403);
    expect((await step('nobody', id, 'withdrawal', { reason: 'Mine' }, as(receiver))).statusCode).toBe(403);
    expect((await step('nobody', id, 'count', notes(90), as(receiver))).json()).toMatchObject({ state: 'COUNTED' });
    expect((await step('nobody', id, 'recount', notes(90), as(sender))).statusCode).toBe(403);
    expect((await step('ADMIN', id, 'recount', notes(100))).json()).toMatchObject({ state: 'RECOUNTED' });
  });

  it('does not show the note of a dispute to those who count last, who could read the amount', async () => {
    const { id } = await send(offices().oran);
    const [receiver] = await openStaff(api, offices().oran, 1);
    if (receiver) await step('nobody', id, 'count', notes(90), as(receiver));
    await step('OFFICEMANAGER', id, 'agreement', { agree: false, note: 'There were one hundred' });
    const seen = await api.call('ADMIN', `GET /handovers/${id}`);
    const history = await api.call('ADMIN', `GET /audit?entity=handover&id=${id}`);
    expect([seen.json<Handover>().state, history.json<unknown[]>().length]).toEqual(['DISPUTED', 3]);
    expect(seen.body + history.body).not.toContain('one hundred');
    const ended = await step('ADMIN', id, 'recount', notes(100));
    expect(ended.json<Handover>().note).toBe('There were one hundred');
  });

  it('keeps custody of the receiving office, and the office, until the transfer ends', async () => {
    const { id } = await send(offices().oran);
    const end = () => api.call('ADMIN', `PATCH /cash/custody/${offices().oran}`, { body: { mode: 'DIRECT' } });
    expect((await end()).json()).toMatchObject({ code: 'custody-in-use' });
    expect((await api.call('ADMIN', `DELETE /offices/${offices().oran}`)).json()).toMatchObject({
      code: 'office-in-use',
      message: expect.stringContaining('1 open handover'),
    });
    await step('OFFICEMANAGER', id, 'withdrawal', { reason: 'Wrong bag' });
  });

  it('keeps offered cash from a correction, after which the handover could not be booked', async () => {
    const { id } = await scheduleCollection(api, { scheduledAmount: 50 });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 50 } });
    const handover = (await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(40) })).json<Handover>();
    const correct = (collectedAmount: number) =>
      api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: { collectedAmount, correctionReason: 'Recounted' } });
    expect((await correct(39)).json()).toMatchObject({ code: 'balance-too-low', values: { available: '10.00' } });
    expect((await correct(40)).statusCode).toBe(200);
    expect((await step('OFFICEMANAGER', handover.id, 'count', notes(40))).json()).toMatchObject({ state: 'ACCEPTED' });
  });

  it('hides the declared amounts from the receiver before the count, on every page', async () => {
    const { id: collectionId } = await scheduleCollection(api, { scheduledAmount: 5_000 });
    await api.call('COLLECTOR', `PATCH /collections/${collectionId}`, { body: { collectedAmount: 5_000 } });
    const { id } = (await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(4_713) })).json<Handover>();
    const pages = [
      `/handovers/${id}`,
      '/handovers',
      '/handovers?pending=true',
      `/audit?entity=handover&id=${id}`,
      '/inbox',
      '/cash/position',
      '/cash/cases',
      '/days',
      '/general-ledger',
      '/overview',
    ] as const;
    const seen = await Promise.all(
      pages.map((page) => api.call(page.startsWith('/audit') ? 'ADMIN' : 'OFFICEMANAGER', `GET ${page}`)),
    );
    expect(pages.filter((_, index) => seen[index]?.statusCode !== 200)).toEqual([]);
    // Ids, hashes and times can contain any digits.
    const textOf = ({ body = '' } = {}) => body.replaceAll(/[\w-]{20,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(pages.filter((_, index) => /4[,.]?713/.test(textOf(seen[index])))).toEqual([]);
    expect((await step('OFFICEMANAGER', id, 'count', notes(4_713))).body).toContain('4713');
  });

  it('lets the counter resolve a difference within the tolerance that the giver agreed to, never an own one', async () => {
    const body = { dayStartsAt: '00:00', tolerances: [{ currency: 'USD', amount: 5 }] };
    await api.call('SUPERADMIN', `PATCH /cash/rules/${offices().algiers}`, { body });
    const resolve = (caseId = '') =>
      api.call('OFFICEMANAGER', `POST /cash/cases/${caseId}/resolution`, {
        body: { resolution: 'WRITTEN_OFF', reason: 'Torn notes' },
        headers: { 'if-match': '*' },
      });
    const { id } = (await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(100) })).json<Handover>();
    await step('OFFICEMANAGER', id, 'count', notes(96));
    const agreed = (await step('COLLECTOR', id, 'agreement', { agree: true })).json<Handover>();
    expect((await resolve(agreed.caseIds[0])).json()).toMatchObject({ state: 'RESOLVED' });
    const own = (await offer('OFFICEMANAGER', { kind: 'TILL_TO_VAULT', ...notes(50) })).json<Handover>();
    await step('ADMIN', own.id, 'count', notes(49));
    const short = (await step('OFFICEMANAGER', own.id, 'agreement', { agree: true })).json<Handover>();
    expect((await resolve(short.caseIds[0])).json()).toMatchObject({ code: 'case-own' });
  });

  it('keeps custody while a case is open, also without cash outside the till', async () => {
    const { oran: officeId } = offices();
    await addFloat(api, officeId, 10);
    const { id } = (await offer('SUPERADMIN', { kind: 'TILL_TO_VAULT', officeId, ...notes(10) })).json<Handover>();
    await step('ADMIN', id, 'count', notes(0));
    await step('SUPERADMIN', id, 'agreement', { agree: true });
    const [position] = (await api.call('ADMIN', `GET /cash/position?officeId=${officeId}`)).json<CashPosition[]>();
    expect(position).toMatchObject({ vault: 0, hands: [], onTheWay: [], cases: [{ amount: 10 }] });
    const ended = await api.call('ADMIN', `PATCH /cash/custody/${officeId}`, { body: { mode: 'DIRECT' } });
    expect(ended.json()).toMatchObject({ code: 'custody-in-use' });
  });
});
