import type { CrashNotice } from '@comptoir/api-contract/crash-notices';
import { describeApi } from '../../test/api';
import { writeMail } from '../mail/written-mail';
import { QueuedMail } from '../mail/mail';

const noticeSecret = 'a secret that page servers and the API share';
const notice: CrashNotice = {
  team: 'fleet-team',
  to: { mail: 'fleet@comptoir.example' },
  remote: 'fleet',
  version: '0.2.0',
  reason: 'render-crashed',
  message: 'boom in the list',
  stack: ['src/vehicles/vehicle-list.page.tsx:12:9'],
};

describeApi(
  'the first crash of a version',
  (api) => {
    const tell = async (body: object, secret = noticeSecret) => {
      const headers = { 'comptoir-notice-secret': secret };
      const answer = await api
        .server()
        .inject({ method: 'POST', url: '/api/crash-notices', headers, payload: { ...notice, ...body } });
      return answer.statusCode;
    };
    const jobs = (kind: 'mail' | 'webhook') =>
      api.connection().selectFrom('jobs').select('payload').where('kind', '=', kind).execute();

    it('is mailed to the team once, with message and place', async () => {
      expect(await Promise.all([tell({}), tell({}), tell({})])).toEqual([204, 204, 204]);
      const [job, ...others] = await jobs('mail');
      expect(others).toEqual([]);
      const mail = writeMail(QueuedMail.parse(job?.payload), 'https://comptoir.example');
      expect(mail).toMatchObject({
        to: { address: 'fleet@comptoir.example' },
        subject: 'fleet 0.2.0 crashed in a browser',
      });
      expect(mail.text).toContain('boom in the list, at src/vehicles/vehicle-list.page.tsx:12:9');
    });

    it('is sent to a webhook with the stack', async () => {
      const to = { webhook: 'https://hooks.comptoir.example/fleet', key: 'a1' };
      expect(await tell({ version: '0.3.0', to })).toBe(204);
      expect(await jobs('webhook')).toMatchObject([
        { payload: { ...to, content: { event: 'first-crash', version: '0.3.0', stack: notice.stack } } },
      ]);
    });

    it('is taken from page servers alone', async () => {
      expect(await tell({ version: '0.4.0' }, 'guessed')).toBe(403);
      const headers = { authorization: `Bearer ${api.token('SUPERADMIN')}` };
      const answer = await api.server().inject({ method: 'POST', url: '/api/crash-notices', headers, payload: notice });
      expect(answer.statusCode).toBe(403);
    });

    it('is refused with other fields', async () => {
      expect(await tell({ version: '0.5.0', to: { webhook: 'file:///etc/passwd', key: 'a' } })).toBe(422);
    });
  },
  undefined,
  undefined,
  { noticeSecret },
);
