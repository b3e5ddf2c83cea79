import { ACCOUNT_LABEL } from '../src/first-paint/account-label';
import type { RuntimeConfig } from '../src/runtime-config';
import type { PagePlace, ShellPage } from './shell-page';

/** What may be shown at a place before its scripts are there: who is signed in, the browser knows. */
const SHOWN: Readonly<Record<PagePlace, readonly string[]>> = {
  outside: [],
  login: ['sign-in'],
  home: ['sign-in', 'frame'],
  page: ['frame'],
};

/** The pages that were drawn when the shell was built, inert, and the script that shows one of them. */
export function firstPaint({ stillPages, paintScript }: ShellPage, place: PagePlace, config: RuntimeConfig): string {
  const templates = SHOWN[place].flatMap((page) => stillPages[page] ?? []);
  if (templates.length === 0) return '';
  return `${withAccounts(templates.join(''), config.demoAccounts)}<script>${paintScript}</script>`;
}

/** Whether the script that shows them stands in the page. */
export function paints({ stillPages }: ShellPage, place: PagePlace): boolean {
  return SHOWN[place].some((page) => stillPages[page] !== undefined);
}

/** One button was drawn in place of all of them. */
function withAccounts(html: string, accounts: RuntimeConfig['demoAccounts']): string {
  if (accounts.length === 0) return html.replaceAll(/<section.*?<\/section>/g, '');
  const button = new RegExp(`<button(?:(?!<button).)*?>${ACCOUNT_LABEL}</button>`, 'g');
  return html.replaceAll(button, (drawn) =>
    accounts.map(({ label }) => drawn.replace(ACCOUNT_LABEL, () => escaped(label))).join(''),
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
