import type { Handover } from '@comptoir/api-contract/handovers';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { inboxOf } from '../../test/inbox';
import { sendMails } from '../../test/mail';
import { addFloat } from '../../test/money';

describeApi('the inbox', (api) => {
  const office = () => api.business().offices.algiers;
  const notes = (amount: number) => ({ lines: [{ currency: 'USD', counts: { '1': amount } }] });
  const offer = async (role: Role, body: object) => {
    const answer = await api.call(role, 'POST /handovers', { body: { ...notes(50), ...body } });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Handover>();
  };
  const step = (role: Role, { id }: Handover, name: string, body: object) =>
    api.call(role, `POST /handovers/${id}/${name}`, { body, headers: { 'if-match': '*' } });
  const waiting = async ({ id }: Handover) => {
    const roles = ['ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;
    const items = await Promise.all(roles.map((role) => inboxOf(api, role)));
    return Object.fromEntries(
      roles.map((role, at) => [
        role,
        (items[at] ?? []).flatMap((item) =>
          item.entityId !== id ? [] : item.kind === 'handover-waits' ? [item.params.step] : [item.kind],
        ),
      ]),
    );
  };
  const NOBODY = { ADMIN: [], OFFICEMANAGER: [], COLLECTOR: [] };

  beforeAll(async () => {
    await addFloat(api, office(), 1_000);
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    const { id } = await scheduleCollection(api, { scheduledAmount: 500 });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 500 } });
  });

  it('notifies the person who has the next step of a handover, without amounts', async () => {
    const handover = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE' });
    expect(await waiting(handover)).toEqual({ ...NOBODY, OFFICEMANAGER: ['COUNT'] });
    const [item] = await inboxOf(api, 'OFFICEMANAGER');
    expect(item).toMatchObject({ entity: 'handover', params: { number: handover.number, from: handover.from.name } });
    expect(JSON.stringify(item?.params)).not.toContain('50');
    await step('OFFICEMANAGER', handover, 'count', notes(40));
    expect(await waiting(handover)).toEqual({ ...NOBODY, COLLECTOR: ['AGREE'] });
    await step('COLLECTOR', handover, 'agreement', { agree: false });
    // The only manager counted.
    expect(await waiting(handover)).toEqual({ ...NOBODY, ADMIN: ['RECOUNT'] });
    await step('ADMIN', handover, 'recount', notes(50));
    expect(await waiting(handover)).toEqual(NOBODY);
  });

  it('names a float to its collector, and a move to the vault to another person', async () => {
    const float = await offer('OFFICEMANAGER', {
      kind: 'OFFICE_TO_COLLECTOR',
      toUserId: api.business().people.COLLECTOR.id,
    });
    expect(await waiting(float)).toEqual({ ...NOBODY, COLLECTOR: ['COUNT'] });
    await step('OFFICEMANAGER', float, 'withdrawal', { reason: 'Not needed' });
    const vault = await offer('OFFICEMANAGER', { kind: 'TILL_TO_VAULT' });
    expect(await waiting(vault)).toEqual({ ...NOBODY, ADMIN: ['COUNT'] });
    expect(await waiting(float)).toEqual(NOBODY);
  });

  it('reminds the giver once of a handover that nobody counts', async () => {
    const handover = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE' });
    const pass = async () => {
      await api
        .connection()
        .updateTable('jobs')
        .set({ runAt: new Date(0) })
        .where('key', '=', handover.id)
        .execute();
      await sendMails(api.connection());
    };
    await pass();
    expect(await waiting(handover)).toEqual({ ...NOBODY, OFFICEMANAGER: ['COUNT'], COLLECTOR: ['handover-late'] });
    await step('OFFICEMANAGER', handover, 'count', notes(50));
    await pass();
    expect(await waiting(handover)).toEqual(NOBODY);
  });
});
