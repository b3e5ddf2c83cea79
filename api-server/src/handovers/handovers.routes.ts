import { requestedOffice } from '../access/requested-office';
import { narrowed } from '../access/reach';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../database/database';
import type { Caller } from '../access/person';
import type { Handlers } from '../http/handlers';
import type { Change } from '../records/change';
import { storedFiles, type RecordFiles } from '../records/stored-files';
import { asHandover, maySeeCounts } from './handover-answer';
import { notifyOfHandover } from './handover-notifications';
import { findReceivers } from './handover-receivers.repository';
import { findHandoverFiles, findHandovers, type HandoverRow } from './handovers.repository';
import {
  agreeToHandover,
  countHandover,
  handovers,
  offerHandover,
  recountHandover,
  withdrawHandover,
} from './handovers.service';

export function handoverHandlers(files: RecordFiles) {
  return {
    listHandovers: async ({ connection, reach, person, query: { officeId, collectorId, ...page } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const rows = await findHandovers(connection, { ...(collectorId && { collectorId }), ...within }, page);
      return rows.map((row) => asHandover(row, person.id));
    },
    getHandoverReceivers: async ({ connection, reach, query: { officeId } }) =>
      findReceivers(connection, await requestedOffice(connection, reach, officeId)),
    getHandover: async (call) => withFiles(call, await handovers.get(call), files),
    offerHandover: async (call) => answered(call, await offerHandover(call)),
    countHandover: async (call) => answered(call, await countHandover(call)),
    agreeToHandover: async (call) => answered(call, await agreeToHandover(call)),
    recountHandover: async (call) => answered(call, await recountHandover(call)),
    withdrawHandover: async (call) => answered(call, await withdrawHandover(call)),
  } satisfies Partial<Handlers>;
}

async function answered(call: Change, row: HandoverRow) {
  await notifyOfHandover(call, row);
  return asHandover(row, call.person.id);
}

/** With the files, which can show amounts, for those who may know them. */
async function withFiles(
  { connection, person, request }: { connection: Connection; person: Caller; request: FastifyRequest },
  row: HandoverRow,
  { settleUploads, mediaReads, mediaAddresses }: RecordFiles,
) {
  const handover = asHandover(row, person.id);
  if (!maySeeCounts(row, person.id)) return handover;
  const owner = { kind: 'handover', officeId: row.officeId, id: row.id } as const;
  await settleUploads(connection, owner);
  const found = await findHandoverFiles(connection, row);
  await mediaReads.given(person, request, owner, found.length);
  return { ...handover, mediaFiles: storedFiles(found, mediaAddresses(request)) };
}
