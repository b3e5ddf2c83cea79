import type { Refusals } from './refusal';

/** Common to recordings, corrections and all other bookings. */
export const cashRefusals = {
  'balance-too-low': [409, 'Insufficient {{currency}} balance: {{available}} available'],
  'balance-too-large': [409, 'The {{currency}} balance would be too large: it must stay below 10^13'],
  'office-closed': [409, 'This office is closed'],
  'amount-recorded': [403, 'This amount is recorded already. Only a SUPERADMIN may correct it.'],
  'amount-unusual': [422, 'This is {{times}} times the scheduled amount: give a reason'],
  'amount-below-half': [422, 'This is less than half of the scheduled amount: give a reason'],
} as const satisfies Refusals;
