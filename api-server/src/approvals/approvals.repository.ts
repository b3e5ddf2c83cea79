import { Approval, APPROVED_RECORDS } from '@comptoir/api-contract/approvals';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { APPROVER_ROLES } from '@comptoir/api-contract/approval-rules';
import { sql, type Insertable, type Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { Caller } from '../access/person';
import type { Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { ApprovalsTable } from '../database/tables/approvals';
import { isChangedFor } from './changed-account';
import { hasRank, isInReach } from './place';

export interface Reader {
  person: Caller;
  reach: Reach;
}

const RecordName = z.object({ entity: z.enum(APPROVED_RECORDS), id: z.string() });

/** Columns as they are stored; amounts are texts, since JSON numbers are not exact. */
const Stored = z.object({
  request: z.record(z.string(), z.unknown()),
  amounts: z.array(z.object({ currency: z.enum(CURRENCY_CODES), minor: z.string() })),
  about: z.nullable(RecordName),
  result: z.nullable(
    z.object({
      record: z.optional(z.nullable(RecordName)),
      failure: z.optional(z.nonoptional(Approval.shape.failure)),
    }),
  ),
});

/** Requests that a person made or may approve; a pending one that is over its time has expired. */
function approvalsFor(connection: Connection, { person, reach }: Reader) {
  const roles = APPROVER_ROLES.filter((role) => hasRank(person.role, role));
  const requested = {
    person: sql`${person.id}::uuid`,
    maker: sql.ref('approval.requestedBy'),
    moment: sql.ref('approval.createdAt'),
  };
  return connection
    .selectFrom('approvals as approval')
    .innerJoin('users as maker', 'maker.id', 'approval.requestedBy')
    .leftJoin('users as decider', 'decider.id', 'approval.decidedBy')
    .leftJoin('offices as office', 'office.id', 'approval.officeId')
    .selectAll('approval')
    .select(['maker.name as makerName', 'decider.name as deciderName'])
    .select(['office.name as officeName', 'office.countryCode as officeCountry'])
    .select(
      sql<ApprovalsTable['status']['__select__']>`case when approval.status = 'PENDING' and approval.expires_at <= now()
        then 'EXPIRED' else approval.status end`.as('state'),
    )
    .select(sql<boolean>`approval.status = 'PENDING' and ${isChangedFor(requested)}`.as('isBarred'))
    .where((approval) =>
      approval.or([
        // A key of one office sees requests of that office only.
        sql<boolean>`(approval.requested_by = ${person.id} and ${person.scopes ? isInReach(reach) : sql`true`})`,
        sql<boolean>`(approval.approver_role = any(${roles}::text[]) and ${isInReach(reach)})`,
      ]),
    );
}

export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof approvalsFor>['executeTakeFirstOrThrow']>>;

interface ApprovalFilter {
  status?: string | undefined;
  mine?: boolean | undefined;
  before?: string | undefined;
  limit: number;
}

export function findApprovals(
  connection: Connection,
  reader: Reader,
  { status, mine, before, limit }: ApprovalFilter,
): Promise<ApprovalRow[]> {
  const state = sql`case when approval.status = 'PENDING' and approval.expires_at <= now()
    then 'EXPIRED' else approval.status end`;
  return approvalsFor(connection, reader)
    .$if(status !== undefined, (rows) => rows.where(sql<boolean>`${state} = ${status}`))
    .$if(mine !== undefined, (rows) => rows.where('approval.requestedBy', mine ? '=' : '<>', reader.person.id))
    .$if(before !== undefined, (rows) => rows.where('approval.id', '<', before ?? ''))
    .orderBy('approval.id', 'desc')
    .limit(limit)
    .execute();
}

export function findApproval(connection: Connection, reader: Reader, id: string): Promise<ApprovalRow | undefined> {
  return approvalsFor(connection, reader).where('approval.id', '=', id).executeTakeFirst();
}

/** Locks a request, so that only one of several decisions at once is made. */
export async function lockApproval(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.selectFrom('approvals').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertApproval(
  transaction: WriteTransaction,
  approval: Insertable<ApprovalsTable>,
): Promise<void> {
  await transaction.insertInto('approvals').values(approval).execute();
}

/** Ends a request; `decidedBy` is null for a withdrawal. */
export async function endApproval(
  transaction: WriteTransaction,
  id: string,
  ending: Pick<Updateable<ApprovalsTable>, 'status' | 'note' | 'result'> & { decidedBy: string | null },
): Promise<void> {
  const decidedAt = ending.decidedBy === null ? null : sql<Date>`now()`;
  await transaction
    .updateTable('approvals')
    .set({ ...ending, decidedAt })
    .where('id', '=', id)
    .execute();
}

const GUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

export function idsIn(row: ApprovalRow): string[] {
  return JSON.stringify([row.request, row.about]).match(GUID) ?? [];
}

export function asApproval(row: ApprovalRow, { person }: Reader, names: Approval['names']): Approval {
  const { amounts, about, request, result } = z.parse(Stored, row);
  const isPending = row.state === 'PENDING';
  const isMine = row.requestedBy === person.id;
  const known = new Set(idsIn(row));
  return {
    id: row.id,
    kind: row.kind,
    status: row.state,
    office:
      row.officeId === null
        ? null
        : { id: row.officeId, name: row.officeName ?? '', countryCode: row.officeCountry ?? '' },
    by: { id: row.requestedBy, name: row.makerName },
    byKey: row.apiKeyId !== null,
    createdDate: row.createdAt.toISOString(),
    expiresDate: row.expiresAt.toISOString(),
    approverRole: row.approverRole,
    reason: row.reason,
    amounts: amounts.map(({ currency, minor }) => ({ currency, amount: fromMinor(BigInt(minor)) })),
    about,
    request,
    hash: row.requestHash,
    names: names.filter(({ id }) => known.has(id)),
    decision:
      row.decidedBy === null || row.decidedAt === null
        ? null
        : { by: { id: row.decidedBy, name: row.deciderName ?? '' }, date: row.decidedAt.toISOString(), note: row.note },
    failure: result?.failure ?? null,
    result: result?.record ?? null,
    mayDecide:
      isPending && !isMine && !row.isBarred && !person.scopes && !(about?.entity === 'user' && about.id === person.id),
    mayWithdraw: isPending && isMine && !person.scopes,
  };
}
