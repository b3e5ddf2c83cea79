import type { Role } from '@comptoir/api-contract/roles';
import { shapeOf } from '@comptoir/api-contract/fields/field';
import { personFields } from '@comptoir/api-contract/fields/person';
import { CountryCode } from '@comptoir/api-contract/values';
import { v7 as newId } from 'uuid';
import * as z from 'zod/mini';
import { recordChange } from '../audit/audit.repository';
import { trackAccount } from '../account/track-account';
import { refused } from '../api-error';
import type { WriteTransaction } from '../database/database';
import { cancelInvitationExpiry } from '../inbox/invitation-expiry';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { deleteTokens } from '../session/one-time-tokens.repository';
import { findAccount, findAccountByEmail, type Account } from '../session/people.repository';
import { insertUser } from '../users/users.repository';
import { requireAllowed, roleOf, valuesOf, verifiedEmail, type Claims } from './claims';
import {
  findOfficesCalled,
  hasIdentity,
  linkIdentity,
  setVerified,
  useIdentity,
  wasDeactivated,
  type Identity,
} from './identities.repository';
import type { SsoRules } from './sso-rules';

const { name, email } = shapeOf(personFields, 'input');
const NewPerson = z.object({ name, email });

interface SignIn {
  transaction: WriteTransaction;
  rules: SsoRules;
  claims: Claims & { sub: string };
  source: EventSource;
}

/**
 * Account of a person whom the provider has signed in. It belongs to the issuer and the subject: an email links it only
 * once, and only where the settings allow it.
 *
 * @throws {ApiError} 403 `sso-…` for a person without an account, role or place, or with one that is not active
 */
export async function findSsoAccount(call: SignIn): Promise<Account> {
  const { transaction, rules, claims } = call;
  requireAllowed(rules, claims);
  const role = roleOf(rules, claims);
  const identity = { issuer: rules.issuer, subject: claims.sub };
  const linkedId = await useIdentity(transaction, identity);
  const linked = linkedId === undefined ? undefined : await findAccount(transaction, linkedId);
  const account = linked ?? (await byEmail(call, identity, { role, wasLinked: linkedId !== undefined }));
  if (role !== undefined && account.role !== role) throw refused('sso-role');
  return account;
}

async function byEmail(
  call: SignIn,
  identity: Identity,
  { role, wasLinked }: { role: Role | undefined; wasLinked: boolean },
): Promise<Account> {
  const { transaction, rules, claims } = call;
  const email = verifiedEmail(rules, claims);
  const existing = email === undefined ? undefined : await findAccountByEmail(transaction, email);
  if (existing) {
    // The account of another person, to whom the provider gave the same address before.
    if (!rules.linksByEmail || (await hasIdentity(transaction, identity.issuer, existing.id)))
      throw refused('sso-unknown');
    if (role !== undefined && existing.role !== role) throw refused('sso-role');
    return link(call, identity, existing);
  }
  if (wasLinked || (email !== undefined && (await wasDeactivated(transaction, email))))
    throw refused('sso-deactivated');
  if (rules.accounts === 'known' || role === undefined || email === undefined) throw refused('sso-unknown');
  return create(call, identity, { email, role });
}

async function link({ transaction, source }: SignIn, identity: Identity, account: Account): Promise<Account> {
  await linkIdentity(transaction, identity, account.id);
  await recordEvent(transaction, source, {
    kind: 'IDENTITY_LINKED',
    about: account,
    by: account,
    details: { ...identity },
  });
  if (account.verified) {
    await trackAccount(transaction, account, 'identity');
    return account;
  }
  // Ends the invitation, whose link could still set a password.
  await setVerified(transaction, account.id);
  await deleteTokens(transaction, account.id, 'INVITATION');
  await cancelInvitationExpiry(transaction, account.id);
  await trackAccount(transaction, account, 'invitation');
  return { ...account, verified: true };
}

async function create(
  { transaction, rules, claims, source }: SignIn,
  identity: Identity,
  { email, role }: { email: string; role: Role },
): Promise<Account> {
  const user = await newUser(transaction, rules, claims, { email, role });
  await insertUser(transaction, { ...user, passwordHash: null, verified: true });
  await linkIdentity(transaction, identity, user.id);
  const { officeId, countryCode } = user;
  await recordChange(transaction, {
    by: undefined,
    action: 'CREATE',
    entity: 'user',
    entityId: user.id,
    officeId,
    countryCode,
    after: user,
  });
  const account = await findAccount(transaction, user.id);
  if (!account) throw refused('sso-office');
  await recordEvent(transaction, source, { kind: 'ACCOUNT_CREATED', about: account, details: { ...identity, role } });
  return account;
}

/**
 * The same rules as for an invitation: an ADMIN has a country, others an office, and nobody becomes SUPERADMIN.
 *
 * @throws {ApiError} 403 `sso-office` or `sso-unknown`
 */
async function newUser(
  transaction: WriteTransaction,
  { officeClaim, countryClaim }: SsoRules,
  claims: Claims,
  { email, role }: { email: string; role: Role },
) {
  const person = z.safeParse(NewPerson, { email, name: valuesOf(claims, 'name')[0] ?? email.split('@', 1)[0] });
  if (!person.success || role === 'SUPERADMIN') throw refused('sso-unknown');
  const account = { id: newId(), ...person.data, role, phone: null };
  if (role === 'ADMIN') {
    const country = z.safeParse(CountryCode, valuesOf(claims, countryClaim)[0]);
    if (!country.success) throw refused('sso-office');
    return { ...account, countryCode: country.data, officeId: null };
  }
  const [officeId, another] = await findOfficesCalled(transaction, valuesOf(claims, officeClaim)[0] ?? '');
  if (officeId === undefined || another !== undefined) throw refused('sso-office');
  return { ...account, countryCode: null, officeId };
}
