import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createMailSender } from './mail-sender';
import { writeMail } from './written-mail';

const mail = writeMail(
  { template: 'password-reset', to: 'lina@test.example', name: 'Lina Saadi', language: 'en', token: 'abc' },
  'https://comptoir.example',
);
const from = 'Comptoir <no-reply@comptoir.example>';

it('writes mail to a folder and logs the file without the link', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-mail-'));
  const warn = jest.fn();
  const sender = createMailSender({ destination: { kind: 'folder', folder }, from, log: { warn } });
  await sender.send('1', mail);
  await sender.send('1', mail);
  expect(readdirSync(folder)).toEqual(['1.eml']);
  const text = readFileSync(path.join(folder, '1.eml'), 'utf8');
  expect(text).toContain('To: Lina Saadi <lina@test.example>');
  expect(text).toContain('From: Comptoir <no-reply@comptoir.example>');
  expect(text).toContain('/auth/reset-password');
  const file = path.join(folder, '1.eml');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ file }), expect.any(String));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('reset-password');
  rmSync(folder, { recursive: true });
});

it('sends mail by SMTP, and fails without a server', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const log = { warn: () => undefined };
  const sender = createMailSender({ destination: { kind: 'smtp', url: `smtp://127.0.0.1:${port}` }, from, log });
  await sender.send('2', mail);
  expect(received).toEqual([expect.stringContaining('Message-ID: <2@comptoir>')]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await expect(sender.send('3', mail)).rejects.toThrow('ECONNREFUSED');
  sender.close();
});
