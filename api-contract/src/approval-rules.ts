import * as z from 'zod/mini';
import { KINDS_WITHOUT_AMOUNT, RULED_KINDS } from './approval-kinds';
import { operation } from './operation';
import { CountryCode, Currency, Id, PositiveAmount, recordedInstant } from './values';

/** Roles that may approve, lowest first. */
export const APPROVER_ROLES = ['OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const;

const fields = {
  /** Limits the rule to an office; not together with a country. */
  officeId: z._default(z.nullable(Id), null),
  countryCode: z._default(z.nullable(CountryCode), null),
  kind: z.enum(RULED_KINDS, 'Kind is required'),
  /** Null for each currency. */
  currency: z._default(z.nullable(Currency), null),
  /** Amount in major units above which a call needs an approval. Ignored for kinds without an amount. */
  threshold: z._default(PositiveAmount, 0),
  approverRole: z.enum(APPROVER_ROLES, 'Role is required'),
  /** Now if absent. */
  validFrom: z.optional(recordedInstant()),
};

export const ApprovalRuleInput = z.object(fields).check(
  z.refine(({ officeId, countryCode }) => officeId === null || countryCode === null, {
    path: ['countryCode'],
    error: 'A rule is for an office or for a country',
  }),
  z.refine(({ kind, officeId, countryCode }) => kind !== 'RULES' || (officeId ?? countryCode) === null, {
    path: ['kind'],
    error: 'A rule about rules is for all offices',
  }),
  z.refine(({ kind, approverRole }) => kind !== 'RULES' || approverRole === 'SUPERADMIN', {
    path: ['approverRole'],
    error: 'Only a SUPERADMIN approves changes of rules',
  }),
  z.refine(({ kind, threshold }) => threshold === 0 || !KINDS_WITHOUT_AMOUNT.includes(kind), {
    path: ['threshold'],
    error: 'This kind has no amount',
  }),
);

/** A rule in force or to come. */
export const ApprovalRule = z.object({
  id: Id,
  office: z.nullable(z.object({ id: Id, name: z.string() })),
  countryCode: z.nullable(z.string()),
  kind: z.enum(RULED_KINDS),
  currency: z.nullable(Currency),
  threshold: z.number(),
  approverRole: z.enum(APPROVER_ROLES),
  validFrom: z.string(),
  by: z.object({ id: Id, name: z.string() }),
});

export const approvalRuleOperations = {
  listApprovalRules: operation({
    summary: 'Rules by which calls need the approval of another person, that are not ended',
    access: ['SUPERADMIN'],
    response: z.array(ApprovalRule),
    list: true,
  }),
  createApprovalRule: operation({
    stepUp: true,
    approval: ['RULES'],
    summary: 'Add a rule; 409 if nobody could approve by it',
    access: ['SUPERADMIN'],
    body: ApprovalRuleInput,
    response: ApprovalRule,
    status: 201,
  }),
  endApprovalRule: operation({
    stepUp: true,
    approval: ['RULES'],
    summary: 'End a rule',
    access: ['SUPERADMIN'],
    params: z.object({ id: Id }),
    response: ApprovalRule,
  }),
};

export type ApproverRole = (typeof APPROVER_ROLES)[number];
export type ApprovalRuleInput = z.infer<typeof ApprovalRuleInput>;
export type ApprovalRule = z.infer<typeof ApprovalRule>;
