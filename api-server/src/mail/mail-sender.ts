import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { WrittenMail } from './written-mail';

/** SMTP server, or folder for `.eml` files. */
type MailDestination = { kind: 'smtp'; url: string } | { kind: 'folder'; folder: string };

export interface MailSender {
  /** Idempotent by `id`. */
  send(id: string, mail: WrittenMail): Promise<void>;
  close(): void;
}

export interface MailOptions {
  destination: MailDestination;
  from: string;
  /** Base URL without a trailing slash. */
  publicUrl: string;
}

interface SenderOptions extends Pick<MailOptions, 'destination' | 'from'> {
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createMailSender({ destination, from, log }: SenderOptions): MailSender {
  if (destination.kind === 'smtp') {
    const transport = createTransport(destination.url, { from });
    return {
      async send(id, mail) {
        await transport.sendMail({ ...content(mail), messageId: messageId(id) });
      },
      close: () => transport.close(),
    };
  }
  const { folder } = destination;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail({ ...content(mail), messageId: messageId(id) });
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${id}.eml`);
      await writeFile(file, message);
      // Logs no link, since it grants access.
      log.warn(
        { to: mail.to.address, subject: mail.subject, file },
        'mail written to a file because SMTP_URL is not set',
      );
    },
    close: () => transport.close(),
  };
}

function content({ to, subject, text, html }: WrittenMail) {
  return { to, subject, text, html, textEncoding: 'quoted-printable' as const };
}

function messageId(id: string): string {
  return `<${id}@comptoir>`;
}
