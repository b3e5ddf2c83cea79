import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import { findTrades } from './trades.repository';
import { makeTrade } from './trades.service';

export const tradeHandlers: Pick<Handlers, 'listTrades' | 'createTrade'> = {
  listTrades: async ({ connection, reach, query }) => {
    const within = await narrowed(connection, reach, { officeId: query.officeId });
    return findTrades(connection, within, query);
  },

  createTrade: ({ connection: transaction, person, reach, body }) => makeTrade({ transaction, person, reach }, body),
};
