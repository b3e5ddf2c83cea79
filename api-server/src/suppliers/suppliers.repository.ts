import { namesOf } from '@comptoir/api-contract/fields/field';
import { supplierFields } from '@comptoir/api-contract/fields/supplier';
import type { Supplier } from '@comptoir/api-contract/suppliers';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { isFromPage } from '../database/by-name';
import { inHumanOrder } from '../database/human-order';
import type { Page } from '../database/page';
import { hasTyped } from '../database/search';
import type { Versioned } from '../results';
import { hasNamePrefix, matchesByName } from '../lists/name-matches';
import { changedRows, type ChangedRow } from '../lists/changed-rows';
import { lengthOf } from '../lists/counted-rows';
import { storedCount } from '../lists/stored-count';
import { isKept, retireRow } from '../records/record-rows';

/** `countryCode` is the sharing country; null with no office if shared by all. */
export type SupplierRow = Versioned<Supplier & { countryCode: string | null }>;

const LISTED_COLUMNS = ['id', ...namesOf(supplierFields), 'officeId'] as const;
const COLUMNS = [...LISTED_COLUMNS, 'countryCode', 'version'] as const;

export interface SupplierFilter {
  search?: string | undefined;
  archived?: boolean | undefined;
}

export function findSuppliers(
  connection: Connection,
  reach: Reach,
  filter: SupplierFilter,
  page: Page<Supplier>,
): Promise<Supplier[]> {
  const isOfOffice = reach.officeId !== undefined && !filter.archived;
  return isOfOffice ? pageOfOffice(connection, reach, filter, page) : pageOf(connection, reach, filter, page);
}

/** Own and shared rows each by their index; a combined condition scans and sorts all. */
function pageOfOffice(
  connection: Connection,
  reach: Reach,
  { search }: SupplierFilter,
  { limit, offset = 0, after }: Page<Supplier>,
): Promise<Supplier[]> {
  const first = (condition: RawBuilder<boolean>) =>
    connection
      .selectFrom('suppliers')
      .select(LISTED_COLUMNS)
      .where(isKept('suppliers'))
      .where(condition)
      .where(matchesSearch(search))
      .where(isFromPage({ table: 'suppliers', listed: condition }, { after }))
      .orderBy(inHumanOrder('name'))
      .orderBy('id')
      .limit(limit + offset);
  const both = sql<Supplier>`(${first(inReach(reach, 'suppliers.officeId'))} union all ${first(sharedWith(reach))})`;
  return connection
    .selectFrom(both.as<'suppliers'>(sql.ref('suppliers')))
    .select(LISTED_COLUMNS)
    .orderBy(inHumanOrder('name'))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

function pageOf(
  connection: Connection,
  reach: Reach,
  filter: SupplierFilter,
  { limit, ...from }: Page<Supplier>,
): Promise<Supplier[]> {
  return listed(connection, reach, filter)
    .select(LISTED_COLUMNS)
    .where(isFromPage({ table: 'suppliers', listed: isListed(reach, filter) }, from))
    .orderBy(inHumanOrder('name'))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The stored count plus the few shared ones for the plain list; else counted up to the limit. */
export async function countSuppliers(
  connection: Connection,
  reach: Reach,
  filter: SupplierFilter,
  most?: number,
): Promise<number> {
  const all = listed(connection, reach, filter);
  if (filter.search || filter.archived) return lengthOf(connection, all.select(sql.lit(1).as('row')), most);
  const ofOffices = await storedCount(connection, 'suppliers', reach);
  const { total } = await all
    .where('officeId', 'is', null)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return ofOffices + total;
}

export function findChangedSuppliers(
  connection: Connection,
  reach: Reach,
  filter: SupplierFilter,
  ids: readonly string[],
): Promise<ChangedRow[]> {
  return changedRows(connection, { table: 'suppliers', columns: LISTED_COLUMNS, listed: isListed(reach, filter) }, ids);
}

function listed(connection: Connection, reach: Reach, filter: SupplierFilter) {
  return connection.selectFrom('suppliers').where(isListed(reach, filter));
}

function isListed(reach: Reach, { search, archived }: SupplierFilter): RawBuilder<boolean> {
  return sql<boolean>`${isVisibleSupplier(reach, archived)} and ${matchesSearch(search)}`;
}

function matchesSearch(search = ''): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`true`;
  return hasTyped(sql`suppliers.search_text`, search);
}

export function findSupplier(
  connection: Connection,
  reach: Reach,
  id: string,
  { archived = false } = {},
): Promise<SupplierRow | undefined> {
  return visible(connection, reach, archived).select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function lockSupplier(
  transaction: WriteTransaction,
  reach: Reach,
  id: string,
): Promise<SupplierRow | undefined> {
  return visible(transaction, reach).select(COLUMNS).where('id', '=', id).forKeyShare().executeTakeFirst();
}

export async function suppliersByName(
  connection: Connection,
  reach: Reach,
  names: readonly string[],
): Promise<SupplierRow[][]> {
  const rows = await visible(connection, reach)
    .select(COLUMNS)
    .where(hasNamePrefix(sql`suppliers.search_text`, names))
    .orderBy('id')
    .execute();
  return matchesByName(rows, names);
}

export async function insertSupplier(
  transaction: WriteTransaction,
  supplier: Omit<SupplierRow, 'version'>,
): Promise<void> {
  await transaction.insertInto('suppliers').values(supplier).execute();
}

export async function updateSupplier(
  transaction: WriteTransaction,
  id: string,
  change: { name?: string | undefined },
): Promise<void> {
  await transaction
    .updateTable('suppliers')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function isSupplierUsed(connection: Connection, id: string): Promise<boolean> {
  const used = await connection
    .selectFrom('transactions')
    .select('id')
    .where('supplierId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes a supplier; one in use is marked as deleted, keeping its name. */
export async function removeSupplier(transaction: WriteTransaction, id: string): Promise<void> {
  if (await isSupplierUsed(transaction, id)) await retireRow(transaction, 'suppliers', id);
  else await transaction.deleteFrom('suppliers').where('id', '=', id).execute();
}

function visible(connection: Connection, reach: Reach, archived = false) {
  return connection.selectFrom('suppliers').where(isVisibleSupplier(reach, archived));
}

export function isVisibleSupplier(reach: Reach, archived = false): RawBuilder<boolean> {
  return sql<boolean>`${isKept('suppliers', archived)}
    and (${inReach(reach, 'suppliers.officeId')} or ${sharedWith(reach)})`;
}

function sharedWith({ officeId, countryCode }: Reach): RawBuilder<boolean> {
  const country =
    officeId === undefined
      ? sql`${countryCode ?? null}::text`
      : sql`(select country_code from offices where id = ${officeId})`;
  return sql`(suppliers.office_id is null
    and (suppliers.country_code is null or suppliers.country_code = ${country}))`;
}
