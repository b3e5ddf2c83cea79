import { writtenMoment } from '../language/country-habits';
import type { Mail } from './mail';
import { htmlText, plainText, type MailBody, type MailContent } from './mail-body';
import { filled, mailTexts } from './mail-texts';
import { writtenMonth } from './written-month';

export interface WrittenMail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  link?: string;
}

type Kind<Template extends Mail['template']> = Extract<Mail, { template: Template }>;

/** `publicUrl` has no trailing slash. */
export function writeMail(mail: Mail, publicUrl: string): WrittenMail {
  const { language, name } = mail;
  const { hello, footer } = mailTexts(language);
  const { subject, ...content } = contentOf(mail, publicUrl);
  const body: MailBody = { ...content, language, footer, greeting: filled(hello, { name }, language) };
  return {
    to: { name, address: mail.to },
    subject,
    text: plainText(body),
    html: htmlText(body),
    ...(body.action && { link: body.action.address }),
  };
}

function contentOf(mail: Mail, publicUrl: string): MailContent {
  switch (mail.template) {
    case 'invitation':
      return invitation(mail, `${publicUrl}/auth/confirm-user?token=${mail.token}`);
    case 'plain-invitation':
      return plainInvitation(mail, `${publicUrl}/auth/confirm-user?token=${mail.token}`);
    case 'password-reset':
      return reset(mail, `${publicUrl}/auth/reset-password?token=${mail.token}`);
    case 'address-changed':
      return addressChanged(mail);
    case 'second-steps-removed':
      return secondStepsRemoved(mail);
    case 'second-invitation':
      return secondInvitation(mail);
    case 'inbox':
      return inbox(mail, `${publicUrl}/inbox`);
    case 'month':
      return writtenMonth(mail, publicUrl);
    case 'remote-demoted':
      return demoted(mail, `${publicUrl}/platform`);
    case 'remote-crashed':
      return crashed(mail);
    case 'collection-notice':
      return notice(mail);
  }
}

function invitation(mail: Kind<'invitation'>, address: string): MailContent {
  const { language, inviter, timeZone } = mail;
  const { invitation: words, copy } = mailTexts(language);
  const expires = new Date(mail.expiresAt);
  const until = writtenMoment(expires, language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return {
    subject: words.subject,
    paragraphs: [invitationText(mail), words.todo],
    action: { label: words.button, address, copy },
    afterwards: filled(words.until, { until, inviter }, language),
    sender: 'Comptoir',
  };
}

function invitationText({ language, inviter, place, role: as }: Kind<'invitation' | 'second-invitation'>): string {
  const { invitation: words, role } = mailTexts(language);
  return 'office' in place
    ? filled(words.textOffice, { inviter, role: role[as], place: place.office }, language)
    : filled(words.textCountry, { inviter, role: role[as], place: countryName(place.countryCode, language) }, language);
}

function secondInvitation(mail: Kind<'second-invitation'>): MailContent {
  const { secondInvitation: words } = mailTexts(mail.language);
  return { subject: words.subject, paragraphs: [invitationText(mail), words.text, words.todo], sender: 'Comptoir' };
}

function plainInvitation({ language }: Kind<'plain-invitation'>, address: string): MailContent {
  const { invitation: words, copy } = mailTexts(language);
  return {
    subject: words.subject,
    paragraphs: [words.textPlain, words.todo],
    action: { label: words.button, address, copy },
    afterwards: words.untilPlain,
    sender: 'Comptoir',
  };
}

function reset({ language }: Kind<'password-reset'>, address: string): MailContent {
  const { reset: words, copy } = mailTexts(language);
  return {
    subject: words.subject,
    paragraphs: [words.text, words.todo],
    action: { label: words.button, address, copy },
    afterwards: words.until,
    sender: 'Comptoir',
  };
}

function addressChanged({ language, by }: Kind<'address-changed'>): MailContent {
  const { addressChanged: words } = mailTexts(language);
  return {
    subject: words.subject,
    paragraphs: [filled(words.text, { by }, language), words.todo],
    sender: 'Comptoir',
  };
}

function secondStepsRemoved({ language, by }: Kind<'second-steps-removed'>): MailContent {
  const { secondStepsRemoved: words } = mailTexts(language);
  const text = by === null ? words.textOperator : filled(words.text, { by }, language);
  return { subject: words.subject, paragraphs: [text, words.todo], sender: 'Comptoir' };
}

function inbox({ language, counts }: Kind<'inbox'>, address: string): MailContent {
  const { inbox: words, copy } = mailTexts(language);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const isNamed = (kind: string): kind is keyof typeof words.kind => kind in words.kind;
  const lines = counts.map(({ kind, count }) =>
    filled(words.line, { what: isNamed(kind) ? words.kind[kind] : words.other, count: String(count) }, language),
  );
  return {
    subject: filled(words.subject, { count: String(total) }, language),
    paragraphs: [words.text, ...lines],
    action: { label: words.button, address, copy },
    afterwards: words.off,
    sender: 'Comptoir',
  };
}

function demoted({ language, people, views, ...mail }: Kind<'remote-demoted'>, address: string): MailContent {
  const { demoted: words, copy } = mailTexts(language);
  const { remote, version, reason, instead } = mail;
  const values = { remote, version, reason, instead, people: String(people), views: String(views) };
  return {
    subject: filled(words.subject, values, language),
    paragraphs: [filled(words.text, values, language), filled(words.instead, values, language), words.todo],
    action: { label: words.button, address, copy },
    sender: 'Comptoir',
  };
}

function crashed({ language, remote, version, reason, message, place }: Kind<'remote-crashed'>): MailContent {
  const { crashed: words } = mailTexts(language);
  const values = { remote, version, reason, message, place };
  return {
    subject: filled(words.subject, values, language),
    paragraphs: [filled(words.text, values, language), filled(words.error, values, language), words.todo],
    sender: 'Comptoir',
  };
}

function notice(mail: Kind<'collection-notice'>): MailContent {
  const { language, name: agency, timeZone, hasTime, office, collector } = mail;
  const { notice: words } = mailTexts(language);
  const moment = new Date(mail.scheduledAt);
  const day = writtenMoment(moment, language, { dateStyle: 'full', timeZone });
  const time = writtenMoment(moment, language, { timeStyle: 'short', timeZone });
  const fill = (text: string, values: Readonly<Record<string, string>>) => filled(text, values, language);
  const phone = collector.phone ?? '';
  return {
    subject: fill(words.subject, { id: mail.collectionId }),
    paragraphs: [
      fill(hasTime ? words.time : words.day, { office: office.name, day, time }),
      fill(phone === '' ? words.collector : words.collectorPhone, { collector: collector.name, phone }),
      fill(words.todo, { agency }),
    ],
    sender: office.city === null ? office.name : fill(words.sender, { office: office.name, city: office.city }),
  };
}

function countryName(countryCode: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode;
}
