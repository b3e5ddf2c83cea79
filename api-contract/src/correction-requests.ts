import * as z from 'zod/mini';
import { operation } from './operation';
import { ADMINS, ROLES, type Role } from './roles';
import { Id, NOTE_LIMIT, requiredText } from './values';

/** Records whose correction can be requested. */
export const CORRECTED_RECORDS = ['collection', 'trade', 'transaction', 'day'] as const;

export type CorrectedRecord = (typeof CORRECTED_RECORDS)[number];

/** Roles that correct, reverse or reopen a record themselves. */
export const CORRECTORS: Readonly<Record<CorrectedRecord, readonly Role[]>> = {
  collection: ['SUPERADMIN'],
  trade: ADMINS,
  transaction: ADMINS,
  day: ADMINS,
};

const record = {
  entity: z.enum(CORRECTED_RECORDS),
  /** Number of a collection or trade, id of a transaction, `<office>:<YYYY-MM-DD>` of a day. */
  entityId: z.string().check(z.regex(/^[\w:-]{1,60}$/)),
};

/** Reason of a request, or of its refusal. */
export const CorrectionReason = z.object({ reason: requiredText('Reason is required', NOTE_LIMIT) });

export const CorrectionRequestInput = z.extend(CorrectionReason, record);

const person = z.object({ id: Id, name: z.string() });

/** A request that the record be corrected. A correction of the record answers it. */
export const CorrectionRequest = z.object({
  id: Id,
  ...record,
  reason: z.string(),
  by: person,
  createdDate: z.string(),
  /** Null while it is open. */
  answer: z.nullable(
    z.object({
      isCorrected: z.boolean(),
      /** Reason of a refusal. */
      reason: z.nullable(z.string()),
      by: person,
      date: z.string(),
    }),
  ),
  /** True if the reader may decline it. */
  mayDecline: z.boolean(),
});

export const correctionRequestOperations = {
  listCorrectionRequests: operation({
    summary: 'Requested corrections of a record, latest first',
    access: ROLES,
    query: z.object(record),
    response: z.array(CorrectionRequest),
    list: true,
  }),
  requestCorrection: operation({
    summary: 'Ask those who may correct a record for its correction; 409 if it is requested already',
    access: ['ADMIN', 'OFFICEMANAGER', 'COLLECTOR'],
    body: CorrectionRequestInput,
    response: CorrectionRequest,
    status: 201,
  }),
  declineCorrection: operation({
    summary: 'Decline a requested correction with a reason; 403 for an own request',
    access: ADMINS,
    params: z.object({ id: Id }),
    body: CorrectionReason,
    response: CorrectionRequest,
  }),
};

export type CorrectionReason = z.infer<typeof CorrectionReason>;
export type CorrectionRequestInput = z.infer<typeof CorrectionRequestInput>;
export type CorrectionRequest = z.infer<typeof CorrectionRequest>;
