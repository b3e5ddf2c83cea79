import type { User } from '@comptoir/api-contract/users';
import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';

/** Notifies the owner of an account about an invitation to its address; the inviter does not learn of it. */
export async function mailSecondInvitation(
  { transaction, person }: { transaction: WriteTransaction; person: Person },
  { role, office, countryCode }: User,
  owner: Person,
): Promise<void> {
  await queueMail(transaction, {
    template: 'second-invitation',
    to: owner.email,
    name: owner.name,
    language: owner.language ?? DEFAULT_LANGUAGE,
    inviter: person.name,
    role,
    place: office ? { office: office.name } : { countryCode: countryCode ?? '' },
  });
}
