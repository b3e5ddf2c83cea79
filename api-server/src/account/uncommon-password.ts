import { refusedAt } from '../api-error';

/** What a person has in common with the own password if it is easy to guess. */
interface Owner {
  name: string;
  email: string;
}

/** The product's own name, which many take first. */
const OWN_WORDS = ['comptoir'];
/** Shorter parts of a name are in many good passwords by chance. */
const SHORTEST_PART = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a password that is tried first: one of the most common ones, the own name, the own address or the name of the
 * product, in whatever case and with whatever digits and signs around it.
 *
 * @throws {ApiError} 422 at the field
 */
export async function requireUncommon(password: string, owner: Owner, field: string): Promise<void> {
  if (await isEasyToGuess(password, owner)) throw refusedAt(field, 'password-easy');
}

/** Whether it is one that is tried first. */
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

/** Some fifty thousand, read when the first password is set. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json');
  return new Set<string>(passwords);
}
