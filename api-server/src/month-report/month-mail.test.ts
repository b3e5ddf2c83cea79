import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { income, moving, spending } from '../../test/bookings';
import { jobTools } from '../../test/jobs';
import { sendMails } from '../../test/mail';
import { startSmtpStandIn } from '../../test/smtp-stand-in';
import { bookAll } from '../books/journal';
import { inTransaction } from '../database/transaction';
import { jobHandlers } from '../background/job-handlers';
import { createJobRunner } from '../jobs/job-runner';
import { createMailSender } from '../mail/mail-sender';
import { dayOf, instantOn } from '../calendar/local-day';
import { HOUR_MS } from '../calendar/durations';
import { scheduleMonthMails, sendMonthMail } from './month-mail';
import { addMonthMail } from './month-mail.repository';
import { monthBefore } from './month-report';

const ZONE = 'Africa/Algiers';

describeApi('the month by email', (api) => {
  const thisMonth = () => dayOf(new Date(), ZONE).slice(0, 7);
  /** First day of the next month, at an hour in Algiers. */
  const firstDayAt = (hour: number, monthsLater = 1) => {
    const [year = 0, month = 0] = thisMonth().split('-').map(Number);
    const day = new Date(Date.UTC(year, month - 1 + monthsLater)).toISOString().slice(0, 10);
    return new Date(instantOn(day, 0, ZONE).getTime() + hour * HOUR_MS);
  };
  const look = (now: Date) => inTransaction(api.connection(), (transaction) => scheduleMonthMails(transaction, now));
  const release = () =>
    api
      .connection()
      .updateTable('jobs')
      .set({ runAt: new Date(0) })
      .where('kind', '=', 'month-mail')
      .where('doneAt', 'is', null)
      .execute();
  const mailsAt = async (now: Date) => {
    await Promise.all([look(now), look(now)]);
    await release();
    return sendMails(api.connection());
  };
  const choose = async (role: Role, monthly: boolean) =>
    (await api.call(role, 'PATCH /overview/month-mail', { body: { monthly } })).statusCode;
  const id = () => api.business().people.ADMIN.id;
  const change = (set: object) => api.connection().updateTable('users').set(set).where('id', '=', id()).execute();
  const open = async () => {
    await api.connection().deleteFrom('monthMails').execute();
    await inTransaction(api.connection(), (transaction) => addMonthMail(transaction, id(), monthBefore(thisMonth())));
  };

  beforeAll(async () => {
    const { offices, people } = api.business();
    // The first moment of the month, so that it is past on any day.
    const bookedAt = instantOn(`${thisMonth()}-01`, 0, ZONE);
    const book = (office: string, amount: bigint) =>
      inTransaction(api.connection(), (transaction) =>
        bookAll(transaction, office, [
          { ...moving(people.ADMIN.id, { ...income(amount), from: 'COLLECTIONS' }, spending(5_00n)), bookedAt },
        ]),
      );
    await book(offices.algiers, 1_234_50n);
    await book(offices.paris, 777_00n);
  });

  it('is asked for by administrators, who read their choice', async () => {
    expect((await api.call('ADMIN', 'GET /overview/month-mail')).json()).toEqual({ monthly: false });
    expect(await choose('ADMIN', true)).toBe(204);
    expect((await api.call('ADMIN', 'GET /overview/month-mail')).json()).toEqual({ monthly: true });
    expect(await choose('OFFICEMANAGER', true)).toBe(403);
  });

  it('is sent once, from the first morning of the next month, with the figures of the reach', async () => {
    await open();
    expect(await mailsAt(new Date())).toEqual([]);
    expect(await mailsAt(firstDayAt(6))).toEqual([]);
    const [mail, ...others] = await mailsAt(firstDayAt(7));
    expect(others).toEqual([]);
    expect(mail?.to.address).toBe(api.business().people.ADMIN.email);
    expect(mail?.link).toBe(`https://comptoir.example/month?month=${thisMonth()}`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('$1,234.50');
      expect(part).not.toContain('777');
    }
    // A choice that is repeated, or taken back and made again, brings no second mail.
    await choose('ADMIN', true);
    expect(await mailsAt(firstDayAt(8))).toEqual([]);
    expect(await mailsAt(firstDayAt(7, 2))).toHaveLength(1);
  });

  it('comes later if no server ran on the first day, and not at all once it is turned off', async () => {
    await open();
    expect(await mailsAt(firstDayAt(24 * 20))).toHaveLength(1);
    await choose('ADMIN', false);
    expect(await mailsAt(firstDayAt(7, 2))).toEqual([]);
  });

  it('has the reach and role of the time of sending', async () => {
    await open();
    await look(firstDayAt(7));
    await change({ countryCode: 'FR', language: 'en' });
    await release();
    const [moved] = await sendMails(api.connection());
    expect(moved?.text).toContain('$777.00');
    expect(moved?.text).not.toContain('1,234.50');
    for (const lost of [
      { role: 'OFFICEMANAGER', officeId: api.business().offices.algiers, countryCode: null },
      { archivedAt: new Date() },
      { held: true },
    ]) {
      await open();
      await look(firstDayAt(7));
      await change(lost);
      await release();
      expect(await sendMails(api.connection())).toEqual([]);
      await change({ role: 'ADMIN', officeId: null, countryCode: 'DZ', archivedAt: null, held: false });
    }
    await change({ language: null });
  });

  it('is in the language of the person', async () => {
    await open();
    await change({ language: 'fr' });
    const [french] = await mailsAt(firstDayAt(7));
    expect(french?.subject).toMatch(/^Mois : /);
    expect(french?.text).toContain('Encaissé : 1\u202f234,50\u00a0$');
    await open();
    await change({ language: 'ar' });
    const [arabic] = await mailsAt(firstDayAt(7));
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
    await change({ language: null });
  });

  it('is sent once by a mail server that was unavailable', async () => {
    await open();
    const { port, close } = await startSmtpStandIn();
    await close();
    const destination = { kind: 'smtp' as const, url: `smtp://127.0.0.1:${port}` };
    const sender = createMailSender({ destination, from: 'Comptoir <a@b.example>', log: { warn: () => undefined } });
    const mailMonth: typeof jobTools.mailMonth = (job) =>
      sendMonthMail({ ...jobTools, connection: api.connection(), sender }, job);
    const handlers = jobHandlers({ ...jobTools, sender, mailMonth });
    const runner = createJobRunner({ connection: api.connection(), handlers, log: { warn: () => undefined } });
    await look(firstDayAt(7));
    await release();
    await runner.runDue();
    const back = await startSmtpStandIn('127.0.0.1', port);
    await release();
    while ((await runner.runDue()) > 0);
    await look(firstDayAt(8));
    await release();
    await runner.runDue();
    sender.close();
    await back.close();
    expect(back.mails).toHaveLength(1);
  });
});
