import type { MonthSum } from '@comptoir/api-contract/month-report';
import { writtenMoment } from '../language/country-habits';
import { writtenAmount } from '../language/written-amount';
import type { Mail } from './mail';
import type { MailContent, MailTable } from './mail-body';
import { filled, mailTexts } from './mail-texts';

type MonthMail = Extract<Mail, { template: 'month' }>;

/** Main figures of a month: a table for each currency, and open tasks. */
export function writtenMonth(mail: MonthMail, publicUrl: string): MailContent {
  const { language, sums, late, unanswered } = mail;
  const { month: words, copy } = mailTexts(language);
  const month = monthName(mail);
  const open = sums.reduce((sum, { cases }) => sum + cases.count, 0);
  const counts = { late: String(late), unanswered: String(unanswered), open: String(open) };
  return {
    subject: filled(words.subject, { month }, language),
    paragraphs: [filled(sums.length === 0 ? words.nothing : words.text, { month }, language)],
    tables: sums.map((sum) => tableOf(sum, mail)),
    notes: [filled(words.open, counts, language)],
    action: { label: words.button, address: `${publicUrl}/month?month=${mail.month}`, copy },
    afterwards: words.off,
    sender: 'Comptoir',
  };
}

function tableOf({ currency, opening, closing, flows, lastFlows }: MonthSum, { language }: MonthMail): MailTable {
  const { month: words } = mailTexts(language);
  const amount = (value: number) => writtenAmount(value, currency, language);
  const compared = (value: number, before: number) => ({
    figure: amount(value),
    ...(before !== 0 && { before: amount(before) }),
  });
  const { exchangedIn, exchangedOut, floats, transfers, differences } = flows;
  const other = floats + transfers + differences;
  const rows = [
    { label: words.opening, figure: amount(opening) },
    { label: words.collected, ...compared(flows.collected, lastFlows.collected) },
    exchangedIn !== 0 && { label: words.exchangedIn, figure: amount(exchangedIn) },
    exchangedOut !== 0 && { label: words.exchangedOut, figure: amount(exchangedOut) },
    { label: words.expenses, ...compared(flows.expenses, lastFlows.expenses) },
    other !== 0 && { label: words.other, figure: amount(other) },
    { label: words.closing, figure: amount(closing) },
  ];
  const name = new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? currency;
  return {
    title: `${currency} · ${name}`,
    rows: rows.filter((row) => row !== false),
  };
}

function monthName({ month, language }: MonthMail): string {
  return writtenMoment(new Date(`${month}-01T00:00Z`), language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
