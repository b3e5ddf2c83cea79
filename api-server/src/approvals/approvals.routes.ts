import { findNames } from '../business-days/business-days.repository';
import type { Handlers } from '../http/handlers';
import { findRules } from './approval-rules.repository';
import { addRule, endOneRule } from './approval-rules.service';
import { asApproval, findApprovals, idsIn } from './approvals.repository';
import { decide, fail, readApproval, withdraw } from './approvals.service';
import { executeApproved, ExecutionRefused, type HandlerOf } from './execute-approved';

export function approvalHandlers(handlerOf: HandlerOf) {
  return {
    listApprovals: async ({ connection, query, person, reach }) => {
      const rows = await findApprovals(connection, { person, reach }, query);
      const names = await findNames(connection, [...new Set(rows.flatMap(idsIn))]);
      return rows.map((row) => asApproval(row, { person, reach }, names));
    },
    getApproval: ({ connection, params, person, reach }) => readApproval(connection, { person, reach }, params.id),
    decideApproval: async ({ write, request, reply, ...call }) => {
      try {
        return await write((transaction) =>
          decide({ ...call, transaction }, (at, row) => executeApproved(at, row, handlerOf, { request, reply })),
        );
      } catch (error) {
        if (!(error instanceof ExecutionRefused)) throw error;
        // The refused call is undone; a second transaction keeps the decision.
        return write((transaction) => fail({ ...call, transaction }, error.refusal));
      }
    },
    withdrawApproval: withdraw,
    listApprovalRules: ({ connection }) => findRules(connection),
    createApprovalRule: addRule,
    endApprovalRule: endOneRule,
  } satisfies Partial<Handlers>;
}
