import { requestedBooks } from '../access/requested-office';
import type { Handlers } from '../http/handlers';
import { changeCustody, custodyOf } from './custody.service';
import { findCashInHand, findCashPosition } from './position.repository';

export const cashHandlers = {
  getCustody: ({ connection, ...call }) => custodyOf(connection, call),
  setCustody: (call) => changeCustody(call),
  getCashPosition: async ({ connection, reach, query: { officeId } }) => {
    const office = await requestedBooks(connection, reach, officeId);
    return findCashPosition(connection, office.id);
  },
  getCashInHand: ({ connection, person }) => findCashInHand(connection, person.officeId ?? '', person.id),
} satisfies Partial<Handlers>;
