import type { User } from '@comptoir/api-contract/users';
import type { WriteTransaction } from '../database/database';
import { sqlState, violatedConstraint } from '../database/sql-state';
import { refusedAt, type ApiError } from '../api-error';
import { findAccountByEmail, type Account } from '../session/people.repository';
import { findUserByEmail, type UserScope } from './users.repository';

interface Inviter {
  transaction: WriteTransaction;
  person: { id: string };
}

/**
 * The account that uses an address, if the caller may not know of it.
 *
 * @throws {ApiError} 409 if the caller may know the account: an administered one or the own
 */
export async function hiddenOwner(
  { transaction, person }: Inviter,
  scope: UserScope,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<Account | undefined> {
  const visible = await findUserByEmail(transaction, scope, email);
  if (visible && visible.id !== id) throw emailInUse();
  const owner = await findAccountByEmail(transaction, email);
  if (owner?.id === person.id && person.id !== id) throw emailInUse();
  return owner?.id === id ? undefined : owner;
}

export async function withFreeAddress<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const isInUse = sqlState(error) === '23505' && violatedConstraint(error) === 'users_email';
    throw isInUse ? emailInUse() : error;
  }
}

function emailInUse(): ApiError {
  return refusedAt('email', 'email-in-use');
}
