import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { User } from '@comptoir/api-contract/users';
import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';
import { zoneOfPerson } from '../office-zone.repository';
import { issueToken } from '../session/one-time-tokens.repository';

export async function mailInvitation(
  { transaction, person }: { transaction: WriteTransaction; person: Person },
  user: User,
  language: LanguageCode | null,
): Promise<void> {
  const { token, expiresAt } = await issueToken(transaction, 'INVITATION', user);
  const countryCode = user.countryCode ?? '';
  await queueMail(transaction, {
    template: 'invitation',
    to: user.email,
    name: user.name,
    language: language ?? DEFAULT_LANGUAGE,
    token,
    inviter: person.name,
    role: user.role,
    place: user.office ? { office: user.office.name } : { countryCode },
    expiresAt: expiresAt.toISOString(),
    timeZone: await zoneOfPerson(transaction, user),
  });
}
