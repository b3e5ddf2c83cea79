import type { User } from '@comptoir/api-contract/users';
import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';

/** Tells the address that an account had that it leads there no more; not where it leads now. */
export async function mailMove(
  { transaction, person }: { transaction: WriteTransaction; person: Person },
  { email: to, name }: User,
): Promise<void> {
  const language = person.language ?? DEFAULT_LANGUAGE;
  await queueMail(transaction, { template: 'address-changed', to, name, language, by: person.name });
}
