import { describeApi } from '../../test/api';
import { sendMails } from '../../test/mail';
import { scheduleCollection } from '../../test/collections';

describeApi('the mail to the agency', (api) => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const noticed = { alertBefore24Hours: true };

  beforeAll(() => api.call('OFFICEMANAGER', 'PATCH /me', { body: { language: 'en' } }));

  it('is sent once, less than a day ahead', async () => {
    const { id } = await scheduleCollection(api, { ...noticed, scheduledCollectionDate: inHours(23) });
    const mails = await sendMails(api.connection());
    expect(mails).toMatchObject([
      { to: { address: 'contact@tantonville.example' }, subject: `Collection #${id} is planned` },
    ]);
    expect(mails[0]?.text).toMatch(/ will collect your cash on .*Our collector is Test COLLECTOR/s);
    await api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { collectionNotes: [{ note: 'Side door' }] } });
    expect(await sendMails(api.connection())).toEqual([]);
  });

  it('waits until a day ahead, and is never sent for a past collection', async () => {
    await scheduleCollection(api, { ...noticed, scheduledCollectionDate: inHours(25) });
    await scheduleCollection(api, { ...noticed, scheduledCollectionDate: inHours(-1) });
    await scheduleCollection(api, { scheduledCollectionDate: inHours(2) });
    expect(await sendMails(api.connection())).toEqual([]);
  });

  it('is sent for a collection marked later', async () => {
    const { id } = await scheduleCollection(api, { scheduledCollectionDate: inHours(2) });
    expect(await sendMails(api.connection())).toEqual([]);
    await api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: noticed });
    expect(await sendMails(api.connection())).toMatchObject([{ subject: `Collection #${id} is planned` }]);
  });

  it('moves with the collection', async () => {
    const { id } = await scheduleCollection(api, { ...noticed, scheduledCollectionDate: inHours(20) });
    const move = (hours: number) =>
      api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { scheduledCollectionDate: inHours(hours) } });
    expect((await move(72)).statusCode).toBe(200);
    expect(await sendMails(api.connection())).toEqual([]);
    expect((await move(12)).statusCode).toBe(200);
    expect(await sendMails(api.connection())).toMatchObject([{ subject: `Collection #${id} is planned` }]);
  });

  it('is not sent once collected or cancelled', async () => {
    const collected = await scheduleCollection(api, { ...noticed, scheduledCollectionDate: inHours(20) });
    await api.call('COLLECTOR', `PATCH /collections/${collected.id}`, { body: { collectedAmount: 100 } });
    const cancelled = await scheduleCollection(api, { ...noticed, scheduledCollectionDate: inHours(20) });
    await api.call('ADMIN', `DELETE /collections/${cancelled.id}`);
    expect(await sendMails(api.connection())).toEqual([]);
  });
});
