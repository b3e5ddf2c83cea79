import { narrowed } from '../access/reach';
import { sendCsv } from '../csv/csv-answer';
import { csvReader } from '../csv/csv-reader';
import type { Handlers } from '../http/handlers';
import { exportRecorder } from '../security-events/record-export';
import { tradeCsv } from './trades-csv';
import { countTrades, findTrades } from './trades.repository';
import { makeTrade, takeTradeBack, tradeDetail } from './trades.service';

export const tradeHandlers = {
  listTrades: async ({ connection, reach, query: { officeId, page, limit, ...filter } }) => {
    const within = await narrowed(connection, reach, { officeId });
    const rows = await findTrades(connection, within, filter, { limit, offset: (page - 1) * limit });
    return { rows, total: await countTrades(connection, within, filter) };
  },

  getTrade: ({ connection, reach, params }) => tradeDetail(connection, reach, params.id),

  exportTrades: async (call) => {
    const { connection, reach, query, request, reply } = call;
    const { officeId, timeZone, language, ...filter } = query;
    const within = await narrowed(connection, reach, { officeId });
    return sendCsv(reply, {
      ...tradeCsv(csvReader(request, { language, timeZone })),
      page: (page) => findTrades(connection, within, filter, page),
      ended: exportRecorder(call, 'trades', query),
    });
  },

  createTrade: makeTrade,
  reverseTrade: takeTradeBack,
} satisfies Partial<Handlers>;
