import type { Handover } from '@comptoir/api-contract/handovers';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { inboxOf } from '../../test/inbox';
import { sendMails } from '../../test/mail';

describeApi('the inbox of a case', (api) => {
  const notes = (amount: number) => ({ lines: [{ currency: 'USD', counts: { '1': amount } }] });
  const send = async (role: Role, path: `/${string}`, body: object) => {
    const answer = await api.call(role, `POST ${path}`, { body, headers: { 'if-match': '*' } });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<Handover>();
  };
  const notifications = async (role: Role) =>
    (await inboxOf(api, role)).flatMap(({ entity, kind, params }) => (entity === 'case' ? [[kind, params]] : []));

  it('names it to its owner, and an overdue one to managers as well, until it is resolved', async () => {
    const office = api.business().offices.algiers;
    await api.call('ADMIN', `PATCH /cash/custody/${office}`, { body: { mode: 'CUSTODY' } });
    const { id } = await scheduleCollection(api, { scheduledAmount: 100 });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    const offered = await send('COLLECTOR', '/handovers', { kind: 'COLLECTOR_TO_OFFICE', ...notes(100) });
    await send('OFFICEMANAGER', `/handovers/${offered.id}/count`, notes(95));
    const { caseIds } = await send('COLLECTOR', `/handovers/${offered.id}/agreement`, { agree: true });
    const params = { number: '1', currency: 'USD', amount: -5 };
    expect([await notifications('COLLECTOR'), await notifications('OFFICEMANAGER')]).toEqual([
      [['case-opened', params]],
      [],
    ]);
    const due = { runAt: new Date(0) };
    await api.connection().updateTable('jobs').set(due).where('kind', '=', 'case-due').execute();
    await sendMails(api.connection());
    expect((await notifications('COLLECTOR')).map(([kind]) => kind)).toEqual(['case-overdue', 'case-opened']);
    expect(await notifications('OFFICEMANAGER')).toEqual([['case-overdue', params]]);
    await send('ADMIN', `/cash/cases/${caseIds[0]}/resolution`, { resolution: 'WRITTEN_OFF', reason: 'Torn note' });
    expect([await notifications('COLLECTOR'), await notifications('OFFICEMANAGER')]).toEqual([[], []]);
  });
});
