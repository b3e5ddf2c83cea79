import { parse } from 'bowser';

export function browserOf(userAgent: string | undefined): { browser: string | null; system: string | null } {
  if (userAgent === undefined || userAgent === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
