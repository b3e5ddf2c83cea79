import { ACCOUNT_LABEL } from '../src/first-paint/account-label';
import type { RuntimeConfig } from '../src/runtime-config';
import type { PagePlace, ShellPage } from './shell-page';

/** Pages drawn at build time that may be shown before the scripts; only the browser knows who is signed in. */
const STILL_PAGES: Readonly<Record<PagePlace, readonly string[]>> = {
  outside: [],
  login: ['sign-in'],
  home: ['sign-in', 'frame'],
  page: ['frame'],
};

export function firstPaint(
  { prerenderedPages, paintScript }: ShellPage,
  place: PagePlace,
  config: RuntimeConfig,
): string {
  const templates = STILL_PAGES[place].flatMap((page) => prerenderedPages[page] ?? []);
  if (templates.length === 0) return '';
  return `${withAccounts(templates.join(''), config.demoAccounts)}<script>${paintScript}</script>`;
}

export function paints({ prerenderedPages }: ShellPage, place: PagePlace): boolean {
  return STILL_PAGES[place].some((page) => prerenderedPages[page] !== undefined);
}

/** The build draws one button as a template for all accounts. */
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
