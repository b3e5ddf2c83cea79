import type { User } from '@comptoir/api-contract/users';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import { notFound } from '../api-error';
import type { Connection } from '../database/database';
import { ADMINISTERED_ROLES } from './administered-roles';
import { findUser } from './users.repository';

/**
 * An account that a person administers.
 *
 * @throws {ApiError} 404
 */
export async function administeredUser(connection: Connection, person: Person, id: string): Promise<User> {
  const found = await findUser(connection, { roles: ADMINISTERED_ROLES[person.role], reach: reachOf(person) }, id);
  if (!found) throw notFound('user');
  return found;
}
