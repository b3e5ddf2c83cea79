import { SMTPServer } from 'smtp-server';
import { jobTools } from '../../test/jobs';
import { describeApi } from '../../test/api';
import { sendMails } from '../../test/mail';
import { inTransaction } from '../database/transaction';
import { jobHandlers } from '../background/job-handlers';
import { createJobRunner } from '../jobs/job-runner';
import { scheduleJob } from '../jobs/jobs.repository';
import { createMailSender } from './mail-sender';

describeApi('queued mail', (api) => {
  const invite = (email: string) => {
    const body = { name: 'Lina', email, phone: '1', role: 'COLLECTOR', officeId: api.business().offices.algiers };
    return api.call('SUPERADMIN', 'POST /invite-user', { body });
  };
  const waiting = () =>
    api
      .connection()
      .selectFrom('jobs')
      .select(['id', 'attempts'])
      .where('kind', '=', 'mail')
      .where('doneAt', 'is', null);

  it('is dropped with a failed change and kept with a successful one', async () => {
    expect((await invite('lina@test.example')).statusCode).toBe(201);
    expect((await invite('lina@test.example')).statusCode).toBe(409);
    expect(await waiting().execute()).toHaveLength(1);
  });

  it('is delayed by an unavailable mail server and sent once later', async () => {
    const received: string[] = [];
    const first = await openServer(received);
    const { port } = first;
    await first.close();
    const sender = createMailSender({
      destination: { kind: 'smtp', url: `smtp://127.0.0.1:${port}` },
      from: 'Comptoir <no-reply@comptoir.example>',
      log: { warn: () => undefined },
    });
    const handlers = jobHandlers({ ...jobTools, sender });
    const runner = createJobRunner({ connection: api.connection(), handlers, log: { warn: () => undefined } });

    while ((await runner.runDue()) > 0);
    expect(await waiting().execute()).toMatchObject([{ attempts: 1 }]);

    const back = await openServer(received, port);
    await api
      .connection()
      .updateTable('jobs')
      .set({ runAt: new Date(0) })
      .where('kind', '=', 'mail')
      .execute();
    while ((await runner.runDue()) > 0);
    sender.close();
    await back.close();
    expect(received).toEqual([expect.stringContaining('To: Lina <lina@test.example>')]);
    expect(await waiting().execute()).toEqual([]);
  });

  it('of an earlier version is still sent', async () => {
    const person = { to: 'old@test.example', name: 'Old' };
    const notice = {
      scheduledAt: '2026-11-22T23:30:00Z',
      collectionId: '1042',
      collector: 'Yacine',
      office: 'Algiers',
    };
    const earlier = [
      { template: 'invitation', ...person, token: 'abc' },
      { template: 'password-reset', ...person, token: 'def' },
      { template: 'collection-notice', ...person, ...notice },
    ];
    for (const payload of earlier) {
      const job = { kind: 'mail', key: payload.template, runAt: new Date(0), payload } as const;
      await inTransaction(api.connection(), (transaction) => scheduleJob(transaction, job));
    }
    const mails = await sendMails(api.connection());
    expect(await waiting().execute()).toEqual([]);
    const textOf = (subject: string) => mails.find((mail) => mail.subject.startsWith(subject))?.text;
    expect(mails).toHaveLength(earlier.length);
    expect(textOf('Complete your account')).toMatch(
      /You have a new Comptoir account[^]*confirm-user\?token=abc[^]*seven days/,
    );
    expect(textOf('Reset')).toContain('/auth/reset-password?token=def');
    const mailText = textOf('Collection #1042');
    expect(mailText).toContain('Algiers will collect your cash on Sunday, 22 November 2026 at 23:30 (UTC).');
    expect(mailText).toContain('Our collector is Yacine.');
    expect(mailText).not.toMatch(/undefined|null/);
  });
});

async function openServer(received: string[], port = 0): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
