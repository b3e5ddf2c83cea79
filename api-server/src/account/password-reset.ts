import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { issueToken, mayReset } from '../session/one-time-tokens.repository';
import { findAccountByEmail } from '../session/people.repository';

/** Does nothing if the address has no account with a password. */
export async function mailReset(transaction: WriteTransaction, email: string, source: EventSource): Promise<void> {
  const account = await findAccountByEmail(transaction, email);
  if (!account?.passwordHash || !(await mayReset(transaction, account.id))) return;
  const { token } = await issueToken(transaction, 'RESET', account);
  const { email: to, name } = account;
  const language = account.language ?? DEFAULT_LANGUAGE;
  await queueMail(transaction, { template: 'password-reset', to, name, language, token });
  await recordEvent(transaction, source, { kind: 'RESET_SENT', about: account });
}
