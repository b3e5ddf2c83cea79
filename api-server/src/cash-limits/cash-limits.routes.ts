import { fromMinor } from '@comptoir/api-contract/money';
import { requestedOffice } from '../access/requested-office';
import type { Handlers } from '../http/handlers';
import { findPassed } from './cash-limits.repository';
import { cashLimits, setCashLimits } from './cash-limits.service';

export const cashLimitHandlers = {
  getCashLimits: ({ connection, ...call }) => cashLimits(connection, call),
  setCashLimits: (call) => setCashLimits(call),
  listPassedLimits: async ({ connection, reach, query: { officeId } }) => {
    const office = await requestedOffice(connection, reach, officeId);
    const passed = await findPassed(connection, office.id);
    return passed.map(({ id, name, currency, held, warnMinor, maxMinor }) => ({
      user: { id, name },
      currency,
      amount: fromMinor(held),
      warn: warnMinor === null ? null : fromMinor(warnMinor),
      max: maxMinor === null ? null : fromMinor(maxMinor),
      assignable: maxMinor === null || held <= maxMinor,
    }));
  },
} satisfies Partial<Handlers>;
