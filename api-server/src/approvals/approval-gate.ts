import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import type { ApproverRole } from '@comptoir/api-contract/approval-rules';
import type { AwaitedApproval } from '@comptoir/api-contract/awaited-approval';
import type { OperationName } from '@comptoir/api-contract/operations';
import { v7 as newId } from 'uuid';
import { refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import { HOUR_MS } from '../calendar/durations';
import type { Connection, WriteTransaction } from '../database/database';
import type { WatchedCall } from '../http/approval-gate';
import { scheduleJob } from '../jobs/jobs.repository';
import { findRulesInForce, type RuleInForce } from './approval-rules.repository';
import { notifyApprovers } from './approval-notifications';
import { insertApproval } from './approvals.repository';
import { pendingCall, hashOf } from './pending-call';
import { ALWAYS, neededRole } from './needed-role';
import { findApprovers } from './place';
import { ruledCalls, type RuledOperation, type Subject } from './ruled-calls';

const LIFE_MS = 24 * HOUR_MS;
export const EXPIRY_JOB = 'approval-end';

/** Subject of a call that needs an approval, with the lowest role that gives it. */
export interface NeededApproval {
  subject: Subject;
  role: ApproverRole;
}

/** Decides which calls need an approval, and keeps the requests. */
export class ApprovalGate {
  constructor(private readonly connection: Connection) {}

  /** Rules that may apply to an operation; undefined if its calls need no approval. */
  async rulesFor(kinds: readonly ApprovalKind[]): Promise<readonly RuleInForce[] | undefined> {
    const rules = await findRulesInForce(this.connection, kinds);
    return rules.length > 0 || kinds.some((kind) => ALWAYS[kind]) ? rules : undefined;
  }

  /** Call it before the operation; the returned function takes the result and resolves to the needed approval. */
  async watch(
    transaction: WriteTransaction,
    name: OperationName,
    rules: readonly RuleInForce[],
    call: Pick<WatchedCall, 'params' | 'body' | 'person'>,
  ): Promise<(result: unknown) => Promise<NeededApproval | undefined>> {
    const subjectOf = await watchSubject(transaction, name, call);
    return async (result) => {
      const subject = subjectOf(result);
      const by = { maker: call.person, withPending: true };
      const role = subject && (await neededRole(transaction, rules, subject, by));
      return subject && role && { subject, role };
    };
  }

  /**
   * Keeps a call that was not done.
   *
   * @throws {ApiError} 409 if nobody else may approve it
   */
  async ask(
    transaction: WriteTransaction,
    name: OperationName,
    { params, query, body, person, expectedVersion }: WatchedCall,
    { subject, role }: NeededApproval,
  ): Promise<AwaitedApproval> {
    const { kind, officeId, countryCode, amounts, reason, about = null } = subject;
    const besides = about?.entity === 'user' ? about.id : null;
    const approvers = await findApprovers(transaction, subject, { role, maker: person.id, besides });
    if (approvers.length === 0) throw refused('approval-nobody');
    const version = expectedVersion ?? null;
    const request = pendingCall({ operation: name, params, query, body, version, by: person.id });
    const [id, expiresAt] = [newId(), new Date(Date.now() + LIFE_MS)];
    await insertApproval(transaction, {
      id,
      kind,
      officeId,
      countryCode,
      request: JSON.stringify(request),
      requestHash: hashOf(request),
      amounts: JSON.stringify(amounts.map(({ currency, minor }) => ({ currency, minor: String(minor) }))),
      reason,
      about: JSON.stringify(about),
      approverRole: role,
      requestedBy: person.id,
      apiKeyId: person.scopes ? person.sessionId : null,
      expiresAt,
      decidedBy: null,
      note: null,
      result: null,
    });
    await notifyApprovers(transaction, { id, kind, officeId, amounts, by: person.name, reason }, approvers);
    await scheduleJob(transaction, { kind: EXPIRY_JOB, key: id, runAt: expiresAt, payload: {} });
    const after = { status: 'PENDING', kind, hash: hashOf(request) };
    await trackChange(transaction, { by: person, entity: 'approval', entityId: id, officeId, countryCode, after });
    return { approval: { id, status: 'PENDING', expiresAt: expiresAt.toISOString() } };
  }
}

function isRuled(name: OperationName): name is RuledOperation {
  return Object.hasOwn(ruledCalls, name);
}

/** `ruledCalls` is typed by operation; here the name is known at run time only. */
export async function watchSubject(
  transaction: WriteTransaction,
  name: OperationName,
  { params, body }: Pick<WatchedCall, 'params' | 'body'>,
): Promise<(result: unknown) => Subject | undefined> {
  if (!isRuled(name)) throw new TypeError(`${name} has kinds of approval, but no subject in ruled-calls.ts.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the schemas of the operation
  const watch = ruledCalls[name] as (call: object) => Promise<(result: unknown) => Subject | undefined>;
  return watch({ transaction, params, body });
}
