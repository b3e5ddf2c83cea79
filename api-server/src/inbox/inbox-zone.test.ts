import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { inboxOf } from '../../test/inbox';
import { sendMails } from '../../test/mail';
import { scheduleCollection } from '../../test/collections';
import { dayAfter, dayOf, instantOn } from '../calendar/local-day';
import { inTransaction } from '../database/transaction';
import { sendDueNotifications } from './due-notifications';

const OF_COUNTRY = 'Africa/Algiers';

function farZone(): string {
  const isFar = (zone: string) => dayOf(new Date(), zone) !== dayOf(new Date(), OF_COUNTRY);
  return ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(isFar) ?? '';
}

describeApi('the inbox of an office in another time zone than its country', (api) => {
  const zone = farZone();
  const today = dayOf(new Date(), zone);
  const lookAt = (day: string, minutes: number, on = zone) =>
    inTransaction(api.connection(), (transaction) => sendDueNotifications(transaction, instantOn(day, minutes, on)));
  const mailedOn = async (role: Role) => {
    const { id } = api.business().people[role];
    const settings = api.connection().selectFrom('inboxSettings').select('mailedOn').where('userId', '=', id);
    return (await settings.executeTakeFirstOrThrow()).mailedOn;
  };
  const mails = async () => {
    await api.connection().updateTable('jobs').set({ runAt: new Date() }).where('kind', '=', 'mail').execute();
    return sendMails(api.connection());
  };

  beforeAll(async () => {
    await api.call('ADMIN', `PATCH /offices/${api.business().offices.algiers}`, { body: { timeZone: zone } });
  });

  it('counts collections as late when the local day has ended', async () => {
    await scheduleCollection(api, { scheduledCollectionDate: instantOn(today, 720, zone).toISOString() });
    await lookAt(today, 23 * 60 + 30);
    expect(await inboxOf(api, 'OFFICEMANAGER')).toEqual([]);
    await lookAt(dayAfter(today, 1), 30);
    const [item] = await inboxOf(api, 'OFFICEMANAGER');
    expect(item).toMatchObject({ kind: 'late-pick-ups', params: { day: today, count: 1 } });
  });

  it('is mailed in the morning of the office, or of the country for its administrators', async () => {
    const ofCountry = dayOf(new Date(), OF_COUNTRY);
    for (const role of ['OFFICEMANAGER', 'ADMIN'] as const) {
      await api.call(role, 'PATCH /inbox/mail', { body: { daily: true } });
    }
    expect([await mailedOn('OFFICEMANAGER'), await mailedOn('ADMIN')]).toEqual([today, ofCountry]);

    await lookAt(dayAfter(today, 1), 6 * 60 + 30);
    expect(await mails()).toEqual([]);
    await lookAt(dayAfter(today, 1), 7 * 60);
    expect(await mails()).toHaveLength(1);

    const dayAfterNext = dayAfter(ofCountry, 3);
    await lookAt(dayAfterNext, 6 * 60 + 30, OF_COUNTRY);
    expect(await mailedOn('ADMIN')).not.toBe(dayAfterNext);
    await lookAt(dayAfterNext, 7 * 60, OF_COUNTRY);
    expect(await mailedOn('ADMIN')).toBe(dayAfterNext);
  });
});
