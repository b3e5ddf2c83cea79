import type { Approval, ApprovalDecision } from '@comptoir/api-contract/approvals';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { notFound, refused, type ApiError } from '../api-error';
import { trackChange } from '../audit/track-change';
import { findNames } from '../business-days/business-days.repository';
import type { Connection, WriteTransaction } from '../database/database';
import { cancelJob } from '../jobs/jobs.repository';
import { EXPIRY_JOB } from './approval-gate';
import { settleApproval, notifyMaker } from './approval-notifications';
import {
  asApproval,
  endApproval,
  findApproval,
  idsIn,
  lockApproval,
  type ApprovalRow,
  type Reader,
} from './approvals.repository';
import { hashOf } from './pending-call';
import type { RecordName } from './ruled-calls';

/** Also of an operation that no longer exists, whose request can be declined. */
const MadeCall = z.object({ by: z.string() });

interface ChangeOfApproval extends Reader {
  transaction: WriteTransaction;
  params: { id: string };
}

/** Executes the call of a locked request; answers with the record that it made or changed. */
export type Execute = (transaction: WriteTransaction, row: ApprovalRow) => Promise<RecordName | null>;

/** @throws {ApiError} 404 */
export async function readApproval(connection: Connection, reader: Reader, id: string): Promise<Approval> {
  const row = await findApproval(connection, reader, id);
  if (!row) throw notFound('record');
  return asApproval(row, reader, await findNames(connection, idsIn(row)));
}

/**
 * Approves a request with all that it does, or declines it.
 *
 * @throws {ApiError} 404, 403 for an own request or a changed account, 409 if it is over or was changed, and what
 * `execute` throws
 */
export async function decide(
  change: ChangeOfApproval & { body: ApprovalDecision },
  execute: Execute,
): Promise<Approval> {
  const { transaction, body } = change;
  const row = await requestToDecide(change, body.hash);
  const note = body.note === '' ? null : body.note;
  if (body.decision === 'DECLINE') return end(change, row, { status: 'REJECTED', note });
  const record = await execute(transaction, row);
  return end(change, row, { status: 'APPROVED', note, result: { record } });
}

/** Ends an approved request whose call was refused. */
export async function fail(
  change: ChangeOfApproval & { body: ApprovalDecision },
  { code, message, values }: ApiError,
): Promise<Approval> {
  const { body } = change;
  const row = await requestToDecide(change, body.hash);
  const failure = { code, message, ...(values && { values }) };
  return end(change, row, { status: 'FAILED', note: body.note === '' ? null : body.note, result: { failure } });
}

async function requestToDecide(change: ChangeOfApproval, hash: string): Promise<ApprovalRow> {
  const { transaction, person, params } = change;
  await lockApproval(transaction, params.id);
  const row = await findApproval(transaction, change, params.id);
  if (!row) throw notFound('record');
  if (row.requestedBy === person.id) throw refused('approval-own');
  if (row.state === 'EXPIRED') throw refused('approval-expired');
  if (row.state !== 'PENDING') throw refused('approval-over');
  if (row.isBarred) throw refused('approval-account');
  // Keys have no scope for it, and nobody approves the removal of own second steps.
  if (!asApproval(row, change, []).mayDecide) throw refused('no-access');
  const isShown = row.requestHash === hash && hashOf(row.request) === hash;
  if (!isShown || z.parse(MadeCall, row.request).by !== row.requestedBy) throw refused('approval-changed');
  return row;
}

/** @throws {ApiError} 404, 403 for a request of another person, 409 if it is over */
export async function withdraw(change: ChangeOfApproval): Promise<Approval> {
  const { transaction, person, params } = change;
  await lockApproval(transaction, params.id);
  const row = await findApproval(transaction, change, params.id);
  if (!row) throw notFound('record');
  if (row.requestedBy !== person.id) throw refused('no-access');
  if (row.state !== 'PENDING') throw refused('approval-over');
  return end(change, row, { status: 'WITHDRAWN', note: null });
}

interface Ending {
  status: 'APPROVED' | 'REJECTED' | 'FAILED' | 'WITHDRAWN';
  note: string | null;
  result?: { record: RecordName | null } | { failure: NonNullable<Approval['failure']> };
}

async function end(change: ChangeOfApproval, row: ApprovalRow, { status, note, result }: Ending): Promise<Approval> {
  const { transaction, person } = change;
  const decidedBy = status === 'WITHDRAWN' ? null : person.id;
  const ending = { status, note, decidedBy, ...(result && { result: JSON.stringify(result) }) };
  await endApproval(transaction, row.id, ending);
  await cancelJob(transaction, EXPIRY_JOB, row.id);
  await settleApproval(transaction, row.id);
  const refusal = result && 'failure' in result ? { code: result.failure.code, message: result.failure.message } : null;
  if (status !== 'WITHDRAWN') await notifyMaker(transaction, request(row), { status, by: person.name, note, refusal });
  await trackChange(transaction, {
    by: person,
    entity: 'approval',
    entityId: row.id,
    officeId: row.officeId,
    countryCode: row.countryCode,
    before: { status: 'PENDING' },
    after: { status, ...(note !== null && { note }), ...result },
  });
  return readApproval(transaction, change, row.id);
}

/** Expires a request without a decision. */
export async function expireApproval(transaction: WriteTransaction, id: string): Promise<void> {
  const row = await transaction
    .updateTable('approvals')
    .set({ status: 'EXPIRED' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .returning(['id', 'kind', 'officeId', 'countryCode', 'amounts', 'requestedBy'])
    .executeTakeFirst();
  if (!row) return;
  await settleApproval(transaction, id);
  await notifyMaker(transaction, request(row), { status: 'EXPIRED', by: null, note: null, refusal: null });
  const { officeId, countryCode } = row;
  const states = { before: { status: 'PENDING' }, after: { status: 'EXPIRED' } };
  await trackChange(transaction, { by: undefined, entity: 'approval', entityId: id, officeId, countryCode, ...states });
}

const Amounts = z.array(z.object({ currency: z.enum(CURRENCY_CODES), minor: z.string() }));

function request(row: Pick<ApprovalRow, 'id' | 'kind' | 'officeId' | 'requestedBy' | 'amounts'>) {
  const { id, kind, officeId, requestedBy } = row;
  return { id, kind, officeId, requestedBy, amounts: amountsOf(row) };
}

/** Stored amounts of a request. */
export function amountsOf({ amounts }: Pick<ApprovalRow, 'amounts'>) {
  return z.parse(Amounts, amounts).map(({ currency, minor }) => ({ currency, minor: BigInt(minor) }));
}
