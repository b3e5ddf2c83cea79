import { refusedAt } from '../api-error';

interface Owner {
  name: string;
  email: string;
}

const OWN_WORDS = ['comptoir'];
/** Shorter parts of names occur in good passwords by chance. */
const SHORTEST_PART = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Rejects common passwords and those made of the person's name, email or the product name, ignoring case and
 * surrounding digits and signs.
 *
 * @throws {ApiError} 422 at the field
 */
export async function requireUncommon(password: string, owner: Owner, field: string): Promise<void> {
  if (await isEasyToGuess(password, owner)) throw refusedAt(field, 'password-easy');
}

export async function isEasyToGuess(password: string, { name, email }: Owner): Promise<boolean> {
  common ??= readCommon();
  const text = password.normalize('NFKC').toLowerCase();
  const core = lettersOf(text);
  const [mailbox = ''] = email.split('@');
  const own = [...OWN_WORDS, email, mailbox, name, ...name.split(/\s+/), ...mailbox.split(/[^\p{L}]+/u)]
    .map(lettersOf)
    .filter((word) => word.length >= SHORTEST_PART);
  return (await common).has(text) || own.includes(core) || text === email.toLowerCase();
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}

/** About fifty thousand entries, loaded on first use. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json');
  return new Set<string>(passwords);
}
