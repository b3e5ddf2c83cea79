import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpStandIn {
  port: number;
  mails: readonly string[];
  close: () => Promise<void>;
}

/** @param passwords of accounts, read at each connection; by default mails are taken from anyone */
export async function startSmtpStandIn(
  host = '127.0.0.1',
  atPort = 0,
  passwords?: ReadonlyMap<string, string>,
): Promise<SmtpStandIn> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: passwords === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username = '', password }, _session, done) => {
      const isRight = passwords?.has(username) && passwords.get(username) === password;
      done(isRight ? null : new Error('Invalid account'), { user: username });
    },
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  server.listen(atPort, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port');
  return {
    port: address.port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
