import type { Mail } from './mail';

export interface WrittenMail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  /** The link that the reader is to follow. */
  link?: string;
}

/** A mail as its reader gets it; `publicUrl` is where the deployment is reached, without a slash at its end. */
export function writeMail(mail: Mail, publicUrl: string): WrittenMail {
  const to = { name: mail.name, address: mail.to };
  switch (mail.template) {
    case 'invitation': {
      const link = `${publicUrl}/auth/confirm-user?token=${mail.token}`;
      const subject = 'Complete your account setup';
      return { to, subject, link, text: invitationText(mail.name, link) };
    }
    case 'password-reset': {
      const link = `${publicUrl}/auth/reset-password?token=${mail.token}`;
      return { to, subject: 'Reset your password', link, text: resetText(mail.name, link) };
    }
    case 'collection-notice':
      return { to, subject: `Collection #${mail.collectionId} is planned`, text: noticeText(mail) };
  }
}

function invitationText(name: string, link: string): string {
  return `Hello ${name},

an account was made for you. Choose a password to complete it:

${link}

The link works once, for seven days.
`;
}

function resetText(name: string, link: string): string {
  return `Hello ${name},

somebody, probably you, asked for a new password. Choose it here:

${link}

The link works once, for one hour. If it was not you, nothing needs to be done.
`;
}

function noticeText({
  name,
  scheduledAt,
  collector,
  office,
}: Extract<Mail, { template: 'collection-notice' }>): string {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return `To ${name},

our collector ${collector} will collect your cash on ${when.format(new Date(scheduledAt))} (UTC). Please have it ready.

${office}
`;
}
