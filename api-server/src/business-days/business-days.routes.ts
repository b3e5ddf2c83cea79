import { requestedBooks } from '../access/requested-office';
import type { Handlers } from '../http/handlers';
import { findDays } from './business-days.repository';
import { closeOneDay, countDay, dayOfOffice, reopenDay } from './business-days.service';
import { asBusinessDay, asDayOfList } from './day-answer';

export const businessDayHandlers = {
  listDays: async ({ connection, reach, query: { officeId, ...page } }) => {
    const { id } = await requestedBooks(connection, reach, officeId);
    return (await findDays(connection, id, page)).map(asDayOfList);
  },
  getDay: async ({ connection, ...call }) =>
    asBusinessDay(connection, call.person, await dayOfOffice(connection, call)),
  countDay: async (call) => asBusinessDay(call.transaction, call.person, await countDay(call)),
  closeDay: async (call) => asBusinessDay(call.transaction, call.person, await closeOneDay(call)),
  reopenDay: async (call) => asBusinessDay(call.transaction, call.person, await reopenDay(call)),
} satisfies Partial<Handlers>;
