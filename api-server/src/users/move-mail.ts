import type { User } from '@comptoir/api-contract/users';
import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';

/** Notifies the old address without revealing the new one. */
export async function mailMove(
  { transaction, person }: { transaction: WriteTransaction; person: Person },
  { email: to, name }: User,
): Promise<void> {
  const language = person.language ?? DEFAULT_LANGUAGE;
  await queueMail(transaction, { template: 'address-changed', to, name, language, by: person.name });
}
