import type { Mail } from './mail';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import { writeMail } from './written-mail';

const LANGUAGES = ['en', 'fr', 'ar'] as const;
const person = { to: 'lina@test.example', name: 'Lina <b>Saadi</b>' };
const at = { timeZone: 'Africa/Algiers' };
const invitation = (more: object = {}): Mail => ({
  template: 'invitation',
  ...person,
  ...at,
  language: 'en',
  token: 'abc',
  inviter: 'Samira Boudiaf',
  role: 'COLLECTOR',
  place: { office: 'Algiers Centre' },
  expiresAt: '2026-11-27T09:12:00Z',
  ...more,
});
const notice = (more: object = {}): Mail => ({
  template: 'collection-notice',
  to: 'contact@cafe.example',
  name: 'Café Tantonville',
  ...at,
  language: 'en',
  scheduledAt: '2026-11-22T23:30:00Z',
  hasTime: true,
  collectionId: '1042',
  collector: { name: 'Yacine Khelifi', phone: '+213 555 01 02 03' },
  office: { name: 'Algiers Centre', city: 'Algiers' },
  ...more,
});
const write = (mail: Mail) => writeMail(mail, 'https://comptoir.example');
/** Without bidirectional isolates. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '');

it('an invitation names inviter, role, place, action and expiry', () => {
  const { subject, text, link } = write(invitation());
  expect(subject).toBe('Complete your account setup');
  expect(link).toBe('https://comptoir.example/auth/confirm-user?token=abc');
  expect(text).toContain('Samira Boudiaf invites you to Comptoir as collector of the office Algiers Centre.');
  expect(text).toContain('Choose a password to complete your account:\n\nhttps://comptoir.example/auth/');
  expect(text).toContain('until Friday, 27 November 2026 at 10:12');
});

it("names the country in the reader's language", () => {
  const { text } = write(invitation({ language: 'fr', role: 'ADMIN', place: { countryCode: 'DZ' } }));
  expect(text).toContain('Samira Boudiaf vous invite sur Comptoir comme administrateur pour : Algérie.');
  expect(text).toContain('jusqu’au vendredi 27 novembre 2026 à 10:12');
});

it('a notice shows the local day, the time if set, and the collector', () => {
  expect(write(notice()).text).toContain('Algiers Centre will collect your cash on Monday, 23 November 2026 at 00:30.');
  expect(write(notice()).text).toContain('Yacine Khelifi, telephone +213 555 01 02 03');
  const day = write(notice({ hasTime: false, collector: { name: 'Yacine Khelifi', phone: null } })).text;
  expect(day).toContain('on Monday, 23 November 2026.');
  expect(day).toContain('Our collector is Yacine Khelifi.');
  expect(write(notice({ timeZone: 'UTC' })).text).toContain('23:30 (UTC)');
});

it.each(LANGUAGES)('a mail in %s uses only that language in text and HTML', (language) => {
  const words = { en, fr, ar }[language];
  const mails = [invitation({ language }), { template: 'password-reset', ...person, language, token: 'abc' } as const];
  for (const mail of [...mails, notice({ language })]) {
    const { text, html } = write(mail);
    expect(plain(text)).not.toMatch(/undefined|\{\{|\}\}/);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    for (const part of [text, html]) expect(part).toContain(words.footer);
    const others = LANGUAGES.filter((other) => other !== language).map((other) => ({ en, fr, ar })[other]);
    for (const { footer, copy } of others) for (const foreign of [footer, copy]) expect(html).not.toContain(foreign);
  }
});

it('names are escaped in HTML', () => {
  const { html } = write(invitation());
  expect(html).toContain('Lina &lt;b&gt;Saadi&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

it('all languages have all texts with the same placeholders', () => {
  const texts = (words: object, path = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${path}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).toSorted().join()}`]
        : texts(value, `${path}${key}.`),
    );
  expect([texts(fr), texts(ar)]).toEqual([texts(en), texts(en)]);
});
