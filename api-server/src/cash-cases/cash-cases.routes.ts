import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import type { RecordFiles } from '../records/stored-files';
import { asCaseDetail, asCashCase } from './case-answer';
import { sumOpenCases } from './case-summary.repository';
import { findCases } from './cash-cases.repository';
import { addCashCaseNote, assignCashCase, cashCases, resolveCashCase } from './cash-cases.service';
import { createRepayment } from './repayment';

export function cashCaseHandlers({ mediaAddresses, settleUploads, mediaReads }: RecordFiles) {
  return {
    listCashCases: async ({ connection, reach, person, query: { officeId, ...page } }) => {
      const within = await narrowed(connection, reach, { officeId });
      return (await findCases(connection, within, person, page)).map(asCashCase);
    },

    sumCashCases: async ({ connection, reach, person, query: { officeId } }) =>
      sumOpenCases(connection, await narrowed(connection, reach, { officeId }), person),

    getCashCase: async (call) => {
      const { connection, person, request } = call;
      const row = await cashCases.get(call);
      const owner = { kind: 'case', officeId: row.officeId, id: row.id } as const;
      const found = (await settleUploads(connection, owner)) ? await cashCases.get(call) : row;
      await mediaReads.given(person, request, owner, found.files.length);
      return asCaseDetail(found, person, mediaAddresses(request));
    },

    assignCashCase: async (call) => asCaseDetail(await assignCashCase(call), call.person, mediaAddresses(call.request)),
    addCashCaseNote: async (call) =>
      asCaseDetail(await addCashCaseNote(call), call.person, mediaAddresses(call.request)),
    resolveCashCase: async (call) => {
      if (call.body.resolution === 'WRITTEN_OFF') await call.requireConfirmed(call.transaction);
      return asCaseDetail(await resolveCashCase(call), call.person, mediaAddresses(call.request));
    },
    createRepayment,
  } satisfies Partial<Handlers>;
}
