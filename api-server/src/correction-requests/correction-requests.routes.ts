import type { Handlers } from '../http/handlers';
import { declineCorrection, requestCorrection, requestsOf } from './correction-requests.service';

export const correctionRequestHandlers = {
  listCorrectionRequests: async ({ connection, query, ...reader }) => {
    const rows = await requestsOf(connection, reader, query);
    return { rows, total: rows.length };
  },
  requestCorrection,
  declineCorrection,
} satisfies Partial<Handlers>;
