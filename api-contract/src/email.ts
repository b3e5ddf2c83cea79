import * as z from 'zod/mini';

/** In characters (RFC 5321). */
export const EMAIL_LIMIT = 254;
const ASCII = /^[ -~]*$/;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const TOP_LEVEL = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Normalises an address for storage and comparison: lower case, domain in ASCII, as browsers submit it:
 * 'jean@société.fr' is 'jean@xn--socit-esab.fr'.
 */
export function mailboxOf(typed: string): string {
  const text = typed.toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || text.length > EMAIL_LIMIT || ASCII.test(domain) || !DOMAIN.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${text.slice(0, at)}@${new URL(address).hostname}` : text;
}

/** True for a valid address as in HTML, with a top-level domain and single dots between letters. */
export function isMailbox(text: string): boolean {
  return z.regexes.html5Email.test(text) && TOP_LEVEL.test(text) && !/^\.|\.\.|\.@/.test(text);
}
