import type { Balance } from '@comptoir/api-contract/general-ledger';
import type { Trade } from '@comptoir/api-contract/trades';

export const officeId = '01890000-0000-7000-8000-00000000000a';

/** What the shell has selected before a screen shows data. */
export const selection = { country: 'DZ', office: officeId };

export const balances: Balance[] = [
  { currency: 'USD', amount: 120 },
  { currency: 'EUR', amount: 0 },
  { currency: 'GBP', amount: 0 },
  { currency: 'DZD', amount: 1_234_567.89 },
  { currency: 'CNY', amount: 0 },
];

export const trade: Trade = {
  id: '12',
  createdDate: '2026-11-05T10:30:00.000Z',
  oldAmount: 100,
  oldCurrency: 'USD',
  newAmount: 13_450,
  newCurrency: 'DZD',
  rate: 134.5,
  officeId,
};
