import { askedOffice } from '../access/asked-office';
import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import type { Change } from '../records/change';
import { asHandover } from './handover-answer';
import { notifyOfHandover } from './handover-notifications';
import { findReceivers } from './handover-receivers.repository';
import { findHandovers, type HandoverRow } from './handovers.repository';
import {
  agreeToHandover,
  countHandover,
  handovers,
  offerHandover,
  recountHandover,
  withdrawHandover,
} from './handovers.service';

export const handoverHandlers = {
  listHandovers: async ({ connection, reach, person, query: { officeId, collectorId, ...page } }) => {
    const within = await narrowed(connection, reach, { officeId });
    const rows = await findHandovers(connection, { ...(collectorId && { collectorId }), ...within }, page);
    return rows.map((row) => asHandover(row, person.id));
  },
  getHandoverReceivers: async ({ connection, reach, query: { officeId } }) =>
    findReceivers(connection, await askedOffice(connection, reach, officeId)),
  getHandover: async (call) => asHandover(await handovers.get(call), call.person.id),
  offerHandover: async (call) => answered(call, await offerHandover(call)),
  countHandover: async (call) => answered(call, await countHandover(call)),
  agreeToHandover: async (call) => answered(call, await agreeToHandover(call)),
  recountHandover: async (call) => answered(call, await recountHandover(call)),
  withdrawHandover: async (call) => answered(call, await withdrawHandover(call)),
} satisfies Partial<Handlers>;

async function answered(call: Change, row: HandoverRow) {
  await notifyOfHandover(call, row);
  return asHandover(row, call.person.id);
}
