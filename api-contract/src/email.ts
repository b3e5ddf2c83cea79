import * as z from 'zod/mini';

/** Longest address of a mailbox, in characters (RFC 5321). */
export const EMAIL_LIMIT = 254;
const ASCII = /^[ -~]*$/;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const TOP_LEVEL = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * An address as it is compared and kept: in lower case, and with the ASCII form of a domain in other letters, which is
 * what browsers send of a field for addresses: 'jean@société.fr' is 'jean@xn--socit-esab.fr'.
 */
export function mailboxOf(typed: string): string {
  const text = typed.toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || text.length > EMAIL_LIMIT || ASCII.test(domain) || !DOMAIN.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${text.slice(0, at)}@${new URL(address).hostname}` : text;
}

/** Whether mail can be sent to it: as HTML has it, with a domain below a top-level one and dots only between letters. */
export function isMailbox(text: string): boolean {
  return z.regexes.html5Email.test(text) && TOP_LEVEL.test(text) && !/^\.|\.\.|\.@/.test(text);
}
