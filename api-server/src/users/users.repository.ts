import type { Role } from '@comptoir/api-contract/roles';
import type { User } from '@comptoir/api-contract/users';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { isFromPage } from '../database/by-name';
import { inHumanOrder } from '../database/human-order';
import type { Page } from '../database/page';
import { hasTyped } from '../database/search';
import type { UsersTable } from '../database/tables/organisation';
import { lengthOf } from '../lists/counted-rows';
import { storedRows } from '../lists/stored-count';
import type { Versioned } from '../results';
import { isKept, retireRow } from '../records/record-rows';

const OFFICE_ROLES = ['OFFICEMANAGER', 'COLLECTOR'] as const;

export interface UserScope {
  roles: readonly Role[];
  reach: Reach;
  archived?: boolean | undefined;
}

/** By name; an ADMIN belongs to every office of the country. */
export async function findUsers(
  connection: Connection,
  scope: UserScope,
  search: string | undefined,
  page: Page<User>,
): Promise<User[]> {
  const rows = await pageOf(connection, scope, search, page).execute();
  return rows.map(withoutVersion);
}

/** Stored count without filters, else counted up to the limit. */
export async function countUsers(
  connection: Connection,
  scope: UserScope,
  search: string | undefined,
  most?: number,
): Promise<number> {
  if (scope.archived || search) {
    const found = connection.selectFrom('users').where(isListed(scope, search)).select(sql.lit(1).as('row'));
    return lengthOf(connection, found, most);
  }
  const ofOffices = OFFICE_ROLES.filter((role) => scope.roles.includes(role));
  const others = scope.roles.filter((role) => !ofOffices.some((ofOffice) => ofOffice === role));
  const counts = [
    storedRows(
      ofOffices.map((role) => `users ${role}` as const),
      scope.reach,
    ),
    others.length > 0 ? countListed(connection, { ...scope, roles: others }) : sql`0`,
  ];
  const { rows } = await sql<{ total: number }>`select (${sql.join(counts, sql` + `)})::int as total`.execute(
    connection,
  );
  return rows[0]?.total ?? 0;
}

function countListed(connection: Connection, scope: UserScope) {
  return connection
    .selectFrom('users')
    .where(isAccountIn(scope))
    .select(({ fn }) => fn.countAll().as('rows'));
}

function isListed(scope: UserScope, search = ''): RawBuilder<boolean> {
  return search === ''
    ? isAccountIn(scope)
    : sql<boolean>`${isAccountIn(scope)} and ${hasTyped(sql`users.search_text`, search)}`;
}

export function pageOf(
  connection: Connection,
  scope: UserScope,
  search: string | undefined,
  { limit, ...from }: Page<User>,
) {
  return accounts(connection, isListed(scope, search))
    .where(isFromPage({ table: 'users', listed: isListed(scope, search) }, from))
    .orderBy(inHumanOrder('users.name'))
    .orderBy('users.id')
    .limit(limit);
}

export async function findUser(
  connection: Connection,
  scope: UserScope,
  id: string,
): Promise<Versioned<User> | undefined> {
  const row = await accounts(connection, isAccountIn(scope)).where('users.id', '=', id).executeTakeFirst();
  return row && asUser(row);
}

/** `email` in lower case; includes held invitations. */
export async function findUserByEmail(
  connection: Connection,
  scope: UserScope,
  email: string,
): Promise<User | undefined> {
  const row = await accounts(connection, isAccountIn(scope))
    .where(({ fn }) => fn('lower', ['users.email']), '=', email)
    .executeTakeFirst();
  return row && asUser(row);
}

export async function usersByEmail(
  connection: Connection,
  scope: UserScope,
  emails: readonly string[],
): Promise<Map<string, Versioned<User>>> {
  const rows = await accounts(connection, isAccountIn(scope))
    .where(sql<boolean>`lower(users.email) = any(${[...emails]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), asUser(row)]));
}

export async function findPeopleOfOffice(connection: Connection, officeId: string): Promise<User[]> {
  const rows = await accounts(connection, isKept('users')).where('users.officeId', '=', officeId).execute();
  return rows.map(asUser);
}

export async function insertUser(transaction: WriteTransaction, user: Insertable<UsersTable>): Promise<void> {
  await transaction.insertInto('users').values(user).execute();
}

export async function updateUser(
  transaction: WriteTransaction,
  id: string,
  change: {
    name?: string | undefined;
    email?: string | undefined;
    phone?: string | null | undefined;
    held?: boolean | undefined;
    platform?: boolean | undefined;
  },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an account: the name remains for history, the address becomes free. */
export async function retireUser(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
  await retireRow(transaction, 'users', id);
}

/** Locks them, so that two cannot delete each other concurrently. */
export async function lockSuperAdmins(transaction: WriteTransaction): Promise<number> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPERADMIN')
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length;
}

function accounts(connection: Connection, listed: RawBuilder<boolean>) {
  return connection
    .selectFrom('users')
    .leftJoin('offices as office', 'office.id', 'users.officeId')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.verified',
      'users.role',
      sql<string | null>`coalesce(users.country_code, office.country_code)`.as('countryCode'),
      'users.officeId',
      'users.platform',
      'office.name as officeName',
      'users.version',
    ])
    .where(listed);
}

export function isAccountIn({ roles, reach, archived }: UserScope): RawBuilder<boolean> {
  const offices = inReach(reach, 'users.office_id');
  // Without ADMIN the office index suffices.
  const within = roles.includes('ADMIN') ? sql`(${offices} or ${adminIn(reach)})` : offices;
  return sql<boolean>`${isKept('users', archived)} and users.role in (${sql.join([...roles])}) and ${within}`;
}

function adminIn({ countryCode, officeId }: Reach) {
  const country =
    officeId === undefined
      ? sql`${countryCode ?? null}::text`
      : sql`(select country_code from offices where id = ${officeId})`;
  return sql<boolean>`(users.role = 'ADMIN' and users.country_code = ${country})`;
}

export function withoutVersion(row: UserRow): User {
  const { version: _version, ...user } = asUser(row);
  return user;
}

type UserRow = Omit<Versioned<User>, 'office' | 'platform'> & { officeName: string | null; platform: boolean };

function asUser({ officeName, platform, ...user }: UserRow): Versioned<User> {
  const { officeId } = user;
  const office = officeId !== null && officeName !== null ? { id: officeId, name: officeName } : null;
  return { ...user, office, ...(platform && { platform: true as const }) };
}
