import type { LanguageCode } from '@comptoir/api-contract/languages';
import { filled, mailTexts } from './mail-texts';

export interface MailTable {
  title: string;
  /** `before` is the figure to compare with. */
  rows: readonly { label: string; figure: string; before?: string }[];
}

export interface MailBody {
  language: LanguageCode;
  greeting: string;
  paragraphs: readonly string[];
  tables?: readonly MailTable[];
  /** Paragraphs below the tables. */
  notes?: readonly string[];
  action?: { label: string; address: string; copy: string };
  afterwards?: string;
  sender: string;
  footer: string;
}

export type MailContent = { subject: string } & Omit<MailBody, 'language' | 'greeting' | 'footer'>;

/** URLs are on their own lines. */
export function plainText(body: MailBody): string {
  const { language, greeting, paragraphs, tables = [], notes = [], action, afterwards, sender, footer } = body;
  const { labelled } = mailTexts(language);
  const figures = tables.map(({ title, rows }) =>
    [
      title,
      ...rows.map(({ label, figure, before }) => {
        const line = filled(labelled, { label, figure }, language);
        return before === undefined ? line : `${line} (${before})`;
      }),
    ].join('\n'),
  );
  const parts = [greeting, ...paragraphs, ...figures, ...notes, action?.address, afterwards, sender, `-- \n${footer}`];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

const INK = '#1a2230';
const QUIET = '#5b6574';
const BRAND = '#0d5c63';

/** Table layout with inline styles and no external resources, for mail clients. */
export function htmlText(body: MailBody): string {
  const { language, greeting, paragraphs, tables = [], notes = [], action, afterwards, sender, footer } = body;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const align = language === 'ar' ? 'right' : 'left';
  const paragraph = (text: string, style = '') =>
    `<p dir="${direction}" style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  const button =
    action &&
    `<p style="margin:0 0 16px"><a href="${escaped(action.address)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${BRAND};color:#ffffff;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>
${paragraph(action.copy, `font-size:13px;color:${QUIET}`)}
<p dir="ltr" style="margin:0 0 16px;font-size:13px;text-align:${align};word-break:break-all"><a href="${escaped(action.address)}" style="color:${BRAND}">${escaped(action.address)}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Comptoir</title></head>
<body style="margin:0;background:#f3f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:560px;background:#ffffff;border:1px solid #dfe4ea;border-radius:8px">
<tr><td style="padding:20px 28px;border-bottom:3px solid ${BRAND};font:700 20px Arial,sans-serif;color:${BRAND};text-align:${align}">Comptoir</td></tr>
<tr><td style="padding:28px;font:16px/1.5 Arial,sans-serif;color:${INK};text-align:${align}">
${paragraph(greeting)}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${tables.map((table) => htmlTable(table, { direction, align })).join('\n')}
${notes.map((text) => paragraph(text)).join('\n')}
${button ?? ''}
${afterwards === undefined ? '' : paragraph(afterwards, `font-size:14px;color:${QUIET}`)}
${paragraph(sender, 'font-weight:600')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #dfe4ea;font:12px/1.5 Arial,sans-serif;color:${QUIET};text-align:${align}">${escaped(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Figures on the right in every language, with decimal points below each other. */
function htmlTable({ title, rows }: MailTable, { direction, align }: { direction: string; align: string }): string {
  const cell = 'padding:4px 0;border-bottom:1px solid #dfe4ea';
  const lines = rows.map(
    ({ label, figure, before }) =>
      `<tr><th scope="row" style="${cell};font-weight:400;text-align:${align}">${escaped(label)}</th><td dir="ltr" style="${cell};text-align:right">${escaped(figure)}</td><td dir="ltr" style="${cell};text-align:right;color:${QUIET}">${before === undefined ? '' : escaped(`(${before})`)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="margin:0 0 16px;border-collapse:collapse;font:14px/1.4 Arial,sans-serif;color:${INK}">
<caption style="padding:0 0 4px;font-weight:600;text-align:${align}">${escaped(title)}</caption>
${lines.join('\n')}
</table>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
