import type { CaseResolution, CaseState, CashPlace } from '@comptoir/api-contract/cash-cases';
import type { Role } from '@comptoir/api-contract/roles';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Person } from '../access/person';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { CashCasesTable, CashCaseStepsTable } from '../database/tables/custody';
import type { StoredFileRow } from '../records/stored-files';

export type CaseRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export type CaseDetailRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

export interface CaseFilter {
  state?: CaseState | undefined;
  ownerId?: string | undefined;
  overdue?: boolean;
}

interface StepRow {
  step: number;
  resolution: CaseResolution;
  /** Minor units as text, since JSON has no 64-bit integers. */
  amount: string;
  reason: string;
  by: { id: string; name: string };
  date: string;
  entryId: string;
}

interface NoteRow {
  id: string;
  note: string;
  author: string;
  role: Role;
  createdDate: string;
}

/** A case of an office in reach, or of the person, who may be of another office. */
export function findCase(
  connection: Connection,
  reach: Reach,
  id: string,
  { id: personId }: Pick<Person, 'id'>,
): Promise<CaseDetailRow | undefined> {
  const { collectorId, ...office } = reach;
  const isOwn = sql<boolean>`${personId} in (opened.owner_id, opened.first_owner_id)`;
  const isReadable =
    collectorId === undefined ? sql<boolean>`(${inReach(office, 'opened.office_id')} or ${isOwn})` : isOwn;
  return withDetails(connection).where('opened.id', '=', id).where(isReadable).executeTakeFirst();
}

/** Newest first: ids are in the order of time. */
export async function findCases(
  connection: Connection,
  reach: Reach,
  person: Pick<Person, 'id' | 'officeId'>,
  page: CaseFilter & { after?: string | undefined; limit: number },
): Promise<CaseRow[]> {
  const filter = [...conditionsOf(page), page.after === undefined ? sql`true` : sql`side.id < ${page.after}`];
  const idsWhere = (condition: RawBuilder<unknown>) => sql<string>`(select side.id from cash_cases side
    where ${sql.join([condition, ...filter], sql` and `)} order by side.id desc limit ${page.limit})`;
  // Each by its own index, since a condition with `or` would read all cases of the office.
  const readable = readableBy(reach, person).map(idsWhere);
  const { rows } = await sql<{ id: string }>`select id from (${sql.join(readable, sql` union `)}) found
    order by id desc limit ${page.limit}`.execute(connection);
  return withNames(connection)
    .where(sql<boolean>`opened.id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('opened.id', 'desc')
    .execute();
}

/** Conditions on `side`, of which one applies: cases of the office, and the own ones, which may be of another. */
export function readableBy(
  { collectorId, ...office }: Reach,
  { id, officeId }: Pick<Person, 'id' | 'officeId'>,
): RawBuilder<unknown>[] {
  const own = [sql`side.owner_id = ${id}`, sql`side.first_owner_id = ${id}`];
  if (collectorId !== undefined) return own;
  const ofOffice = [sql`${inReach(office, 'side.office_id')}`];
  return officeId === null ? ofOffice : [...ofOffice, ...own];
}

function conditionsOf({ state, ownerId, overdue = false }: CaseFilter): RawBuilder<unknown>[] {
  return [
    // Literals match the condition of the index.
    state === undefined && !overdue ? sql`true` : sql`side.state = ${sql.lit(overdue ? 'OPEN' : (state ?? 'OPEN'))}`,
    overdue ? sql`side.due_at < now()` : sql`true`,
    ownerId === undefined ? sql`true` : sql`side.owner_id = ${ownerId}`,
  ];
}

function withNames(connection: Connection) {
  return connection
    .selectFrom('cashCases as opened')
    .innerJoin('users as owner', 'owner.id', 'opened.ownerId')
    .leftJoin('users as first', 'first.id', 'opened.firstOwnerId')
    .selectAll('opened')
    .select(['owner.name as owner', 'first.name as firstOwner'])
    .select(lastResolution().as('resolution'));
}

function lastResolution(): RawBuilder<CaseResolution | null> {
  return sql`(select step.resolution from cash_case_steps step where step.office_id = opened.office_id
    and step.case_id = opened.id and step.step = opened.step_count)`;
}

function withDetails(connection: Connection) {
  return withNames(connection).select([
    stepsOf().as('steps'),
    notesOf().as('notes'),
    filesOf().as('files'),
    tolerance().as('toleranceMinor'),
    place().as('place'),
    day().as('day'),
    ownersOf().as('ownerIds'),
  ]);
}

/** All owners until now, from the history, which nobody can change. */
function ownersOf(): RawBuilder<string[]> {
  return sql`array(select line.after -> 'owner' ->> 'id' from audit_entries line
    where line.entity = 'case' and line.entity_id = opened.id::text)`;
}

/** Minor units that an OFFICEMANAGER resolves, by the rules of the office; 0 without one. */
function tolerance(): RawBuilder<bigint> {
  return sql`coalesce((select (rules.tolerances ->> opened.currency)::int8 from cash_rules rules
    where rules.office_id = opened.office_id), 0)`;
}

function place(): RawBuilder<CashPlace> {
  return sql`coalesce((select counted.scope from cash_counts counted where counted.office_id = opened.office_id
    and counted.id = opened.source_id), 'TILL')`;
}

/** Business day of the count that differed; null for other cases. */
function day(): RawBuilder<string | null> {
  return sql`(select to_char(counted.day, 'YYYY-MM-DD') from cash_counts counted
    where counted.office_id = opened.office_id and counted.id = opened.source_id)`;
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function stepsOf(): RawBuilder<StepRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('step', step.step, 'resolution', step.resolution,
      'amount', step.amount_minor::text, 'reason', step.reason, 'by', json_build_object('id', author.id,
      'name', author.name), 'date', ${utc('step.created_at')}, 'entryId', step.entry_number::text)
      order by step.step), '[]')
    from cash_case_steps step join users author on author.id = step.user_id
    where step.office_id = opened.office_id and step.case_id = opened.id)`;
}

function notesOf(): RawBuilder<NoteRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', note.id, 'note', note.note, 'author', author.name,
      'role', note.author_role, 'createdDate', ${utc('note.created_at')}) order by note.created_at, note.id), '[]')
    from cash_case_notes note join users author on author.id = note.author_id
    where note.office_id = opened.office_id and note.case_id = opened.id)`;
}

function filesOf(): RawBuilder<StoredFileRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', file.id, 'name', file.file_name,
      'contentType', file.content_type, 'size', file.byte_size,
      'secret', file.url_secret) order by file.created_at, file.id), '[]')
    from cash_case_media file
    where file.office_id = opened.office_id and file.case_id = opened.id and file.stored_at is not null)`;
}

/** Numbers it under the lock of the books of the office, which the caller has. */
export async function insertCase(
  transaction: WriteTransaction,
  opened: Omit<Insertable<CashCasesTable>, 'number' | 'state' | 'version'>,
): Promise<void> {
  const next = sql<bigint>`(select coalesce(max(number), 0) + 1 from cash_cases where office_id = ${opened.officeId})`;
  await transaction
    .insertInto('cashCases')
    .values({ ...opened, number: next })
    .execute();
}

export async function updateCase(
  transaction: WriteTransaction,
  { officeId, id }: Pick<CaseRow, 'officeId' | 'id'>,
  change: Updateable<CashCasesTable>,
): Promise<void> {
  await transaction
    .updateTable('cashCases')
    .set({ ...change, version: sql`version + 1` })
    .where('officeId', '=', officeId)
    .where('id', '=', id)
    .execute();
}

/** Saves a booked step, and resolves the case if nothing is left. */
export async function insertStep(
  transaction: WriteTransaction,
  row: Pick<CaseRow, 'officeId' | 'id' | 'amountMinor' | 'settledMinor'>,
  step: Omit<Insertable<CashCaseStepsTable>, 'officeId' | 'caseId'>,
): Promise<void> {
  const { officeId, id: caseId, amountMinor } = row;
  const settledMinor = row.settledMinor + (amountMinor < 0n ? -step.amountMinor : step.amountMinor);
  const isResolved = settledMinor === amountMinor;
  await transaction
    .insertInto('cashCaseSteps')
    .values({ ...step, officeId, caseId })
    .execute();
  await updateCase(transaction, row, {
    settledMinor,
    stepCount: step.step,
    ...(isResolved && { state: 'RESOLVED', resolvedAt: step.createdAt }),
  });
}
