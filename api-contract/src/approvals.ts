import * as z from 'zod/mini';
import { APPROVAL_KINDS } from './approval-kinds';
import { APPROVER_ROLES } from './approval-rules';
import { APPROVAL_STATUSES } from './awaited-approval';
import { operation } from './operation';
import { STAFF } from './roles';
import { Currency, Id, NOTE_LIMIT, optionalText, queryInteger } from './values';

export { APPROVAL_STATUSES, AwaitedApproval, type ApprovalStatus } from './awaited-approval';

/** Records that a request is about, or that its execution made. */
export const APPROVED_RECORDS = ['collection', 'trade', 'transaction', 'case', 'day', 'office', 'user'] as const;

const person = z.object({ id: Id, name: z.string() });
const record = z.object({ entity: z.enum(APPROVED_RECORDS), id: z.string() });

/** A request for a call that needs the approval of another person. Amounts are in major units. */
export const Approval = z.object({
  id: Id,
  kind: z.enum(APPROVAL_KINDS),
  status: z.enum(APPROVAL_STATUSES),
  office: z.nullable(z.object({ id: Id, name: z.string(), countryCode: z.string() })),
  by: person,
  /** True if a program asked with an API key of that person. */
  byKey: z.boolean(),
  createdDate: z.string(),
  expiresDate: z.string(),
  /** Lowest role that may approve. */
  approverRole: z.enum(APPROVER_ROLES),
  reason: z.nullable(z.string()),
  amounts: z.array(z.object({ currency: Currency, amount: z.number() })),
  /** Record that the request changes; null if it makes one. */
  about: z.nullable(record),
  /** Executed call: operation, parameters, query, body and version of the record. */
  request: z.record(z.string(), z.unknown()),
  /** SHA-256 of the request as JSON with sorted keys and without spaces. */
  hash: z.string(),
  /** Names of the people, offices and suppliers in the request. */
  names: z.array(person),
  /** Null while it is pending, or if nobody decided. */
  decision: z.nullable(z.object({ by: person, date: z.string(), note: z.nullable(z.string()) })),
  /** Refusal of the call, of a failed one. */
  failure: z.nullable(
    z.object({ code: z.string(), message: z.string(), values: z.optional(z.record(z.string(), z.unknown())) }),
  ),
  /** Record that an approved request made or changed. */
  result: z.nullable(record),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
});

export const ApprovalDecision = z
  .object({
    decision: z.enum(['APPROVE', 'DECLINE']),
    /** Hash of the request that the person read. */
    hash: z.string().check(z.maxLength(64)),
    note: z._default(optionalText(NOTE_LIMIT), ''),
  })
  .check(
    z.refine(({ decision, note }) => decision === 'APPROVE' || note !== '', {
      path: ['note'],
      error: 'Reason is required',
    }),
  );

const params = z.object({ id: Id });

export const approvalOperations = {
  listApprovals: operation({
    summary: 'Requests for approval that the caller made or may approve, newest first',
    access: STAFF,
    query: z.object({
      status: z.optional(z.enum(APPROVAL_STATUSES)),
      /** Only own requests, or only those of others. */
      mine: z.optional(z.stringbool()),
      /** Cursor: id of the last request; older ones follow. */
      before: z.optional(Id),
      limit: queryInteger(1, 200, 50),
    }),
    response: z.array(Approval),
    list: true,
  }),
  getApproval: operation({
    summary: 'One request for approval that the caller made or may approve',
    access: STAFF,
    params,
    response: Approval,
  }),
  decideApproval: operation({
    stepUp: true,
    summary:
      'Approve or decline a request: an approved one is executed at once, as its maker, and fails if it is refused; 403 for an own request, 409 if it is over or was changed',
    access: STAFF,
    params,
    body: ApprovalDecision,
    response: Approval,
  }),
  withdrawApproval: operation({
    summary: 'Withdraw an own pending request',
    access: STAFF,
    params,
    response: Approval,
  }),
};

export type Approval = z.infer<typeof Approval>;
export type ApprovalDecision = z.infer<typeof ApprovalDecision>;
export type ApprovedRecord = (typeof APPROVED_RECORDS)[number];
