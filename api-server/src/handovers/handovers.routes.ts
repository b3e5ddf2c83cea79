import { askedOffice } from '../access/asked-office';
import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import { asHandover } from './handover-answer';
import { findReceivers } from './handover-receivers.repository';
import { findHandovers } from './handovers.repository';
import {
  agreeToHandover,
  countHandover,
  handovers,
  offerHandover,
  recountHandover,
  withdrawHandover,
} from './handovers.service';

export const handoverHandlers = {
  listHandovers: async ({ connection, reach, person, query: { officeId, ...page } }) => {
    const within = await narrowed(connection, reach, { officeId });
    const rows = await findHandovers(connection, within, page);
    return rows.map((row) => asHandover(row, person.id));
  },
  getHandoverReceivers: async ({ connection, reach, query: { officeId } }) =>
    findReceivers(connection, await askedOffice(connection, reach, officeId)),
  getHandover: async (call) => asHandover(await handovers.get(call), call.person.id),
  offerHandover: async (call) => asHandover(await offerHandover(call), call.person.id),
  countHandover: async (call) => asHandover(await countHandover(call), call.person.id),
  agreeToHandover: async (call) => asHandover(await agreeToHandover(call), call.person.id),
  recountHandover: async (call) => asHandover(await recountHandover(call), call.person.id),
  withdrawHandover: async (call) => asHandover(await withdrawHandover(call), call.person.id),
} satisfies Partial<Handlers>;
