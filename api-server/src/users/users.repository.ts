import type { Role } from '@comptoir/api-contract/roles';
import type { Collector, User } from '@comptoir/api-contract/users';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { isAfter } from '../database/by-name';
import { inHumanOrder } from '../database/human-order';
import type { Page } from '../database/page';
import { containing, textOfUser } from '../database/search';
import type { UsersTable } from '../database/tables/organisation';
import type { Versioned } from '../results';
import { isKept, retireRow } from '../records/record-rows';

/** Which accounts are looked at: those of some roles in a reach, in use or in the archive. */
export interface UserScope {
  roles: readonly Role[];
  reach: Reach;
  archived?: boolean | undefined;
}

/** The accounts in a scope, by name; an ADMIN counts as one of each office of its country. */
export async function findUsers(
  connection: Connection,
  scope: UserScope,
  search: string | undefined,
  page: Page<User>,
): Promise<User[]> {
  const rows = await pageOf(connection, scope, search, page).execute();
  return rows.map(withoutVersion);
}

/** How many accounts that are. */
export async function countUsers(
  connection: Connection,
  scope: UserScope,
  search: string | undefined,
): Promise<number> {
  const { total } = await listed(connection, scope, search)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function listed(connection: Connection, scope: UserScope, search = '') {
  return accounts(connection, scope).$if(search !== '', (users) => users.where(matches(search)));
}

function pageOf(
  connection: Connection,
  scope: UserScope,
  search: string | undefined,
  { limit, offset = 0, after }: Page<User>,
) {
  return listed(connection, scope, search)
    .$if(after !== undefined, (rest) => rest.where(after ? isAfter('users', after) : sql<boolean>`true`))
    .orderBy(inHumanOrder('users.name'))
    .orderBy('users.id')
    .limit(limit)
    .offset(offset);
}

export async function findUser(
  connection: Connection,
  scope: UserScope,
  id: string,
): Promise<Versioned<User> | undefined> {
  const row = await accounts(connection, scope).where('users.id', '=', id).executeTakeFirst();
  return row && asUser(row);
}

/** The one with an address, in lower case; also an invitation that nobody can answer. */
export async function findUserByEmail(
  connection: Connection,
  scope: UserScope,
  email: string,
): Promise<User | undefined> {
  const row = await accounts(connection, scope)
    .where(({ fn }) => fn('lower', ['users.email']), '=', email)
    .executeTakeFirst();
  return row && asUser(row);
}

/**
 * The collectors in a scope, by name, with the count of their collections scheduled since a moment. What is still to come
 * counts once it is collected: nobody is behind with it.
 */
export async function findCollectors(
  connection: Connection,
  scope: UserScope,
  { search, since, now }: { search: string | undefined; since: Date | undefined; now: Date },
  page: Page<User>,
): Promise<Collector[]> {
  // Who is on the page is found first: the collections of all that are skipped would be counted as well.
  const rows = await connection
    .selectFrom(pageOf(connection, scope, search, page).as('users'))
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('collections')
          .select([
            sql<number>`count(*) filter (where collected_minor is not null)::int`.as('collectedCollections'),
            sql<number>`count(*)::int`.as('totalCollections'),
          ])
          .whereRef('collections.officeId', '=', 'users.officeId')
          .whereRef('collections.collectorId', '=', 'users.id')
          .where('collections.archivedAt', 'is', null)
          .where(sql<boolean>`(scheduled_at <= ${now} or collected_minor is not null)`)
          .$if(since !== undefined, (found) => found.where(sql<boolean>`scheduled_at >= ${since}`))
          .as('work'),
      (join) => join.onTrue(),
    )
    .selectAll('users')
    .select(['work.collectedCollections', 'work.totalCollections'])
    .orderBy(inHumanOrder('users.name'))
    .orderBy('users.id')
    .execute();
  return rows.map(({ collectedCollections, totalCollections, ...row }) => ({
    ...withoutVersion(row),
    collectedCollections,
    totalCollections,
  }));
}

/** The accounts in a scope with some addresses, by those; they are in lower case. */
export async function usersByEmail(
  connection: Connection,
  scope: UserScope,
  emails: readonly string[],
): Promise<Map<string, Versioned<User>>> {
  const rows = await accounts(connection, scope)
    .where(sql<boolean>`lower(users.email) = any(${[...emails]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), asUser(row)]));
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
  },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Ends an account for good; the name stays readable in history, the address may be invited again. */
export async function retireUser(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
  await retireRow(transaction, 'users', id);
}

/** Locks the SUPERADMIN accounts, so that two of them cannot delete each other at once, and counts them. */
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

function accounts(connection: Connection, scope: UserScope) {
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
      'office.name as officeName',
      'users.version',
    ])
    .where(isAccountIn(scope));
}

/** Whether a user is one of the accounts in a scope. */
export function isAccountIn({ roles, reach, archived }: UserScope): RawBuilder<boolean> {
  return sql<boolean>`${isKept('users', archived)} and users.role in (${sql.join([...roles])})
    and (${inReach(reach, 'users.office_id')} or ${adminIn(reach)})`;
}

function adminIn({ countryCode, officeId }: Reach) {
  const country =
    officeId === undefined
      ? sql`${countryCode ?? null}::text`
      : sql`(select country_code from offices where id = ${officeId})`;
  return sql<boolean>`(users.role = 'ADMIN' and users.country_code = ${country})`;
}

function matches(search: string) {
  return sql<boolean>`${textOfUser} like lower(${containing(search)})`;
}

/** As it is listed. */
function withoutVersion(row: UserRow): User {
  const { version: _version, ...user } = asUser(row);
  return user;
}

type UserRow = Omit<Versioned<User>, 'office'> & { officeName: string | null };

function asUser({ officeName, ...user }: UserRow): Versioned<User> {
  const { officeId } = user;
  return { ...user, office: officeId !== null && officeName !== null ? { id: officeId, name: officeName } : null };
}
