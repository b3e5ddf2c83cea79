import type { Refusals } from './refusal';

/** Trades, expenses, floats, suppliers and their journal. */
export const financeRefusals = {
  'rate-above': [422, 'This rate is {{percent}} % above the last ones, {{rate}}: give a reason'],
  'rate-below': [422, 'This rate is {{percent}} % below the last ones, {{rate}}: give a reason'],
  'converted-amount': [422, 'The converted amount is {{amount}}'],
  'converted-out-of-range': [422, 'The converted amount is too small or too large to be booked'],
  'trade-reversed': [409, 'Trade {{id}} is already reversed'],
  'float-reversed': [409, 'This float is already reversed'],
  'expense-reversed': [409, 'This expense is already reversed'],
  'float-by-administrator': [403, 'Only an administrator may add a float to an office.'],
  'date-in-future': [422, 'The date lies in the future'],
  'date-too-old': [422, 'The date lies more than {{days}} days back'],
  'supplier-unknown': [422, 'This supplier does not exist'],
  'supplier-deleted': [409, 'This supplier was deleted in the meantime. Choose another one.'],
  'supplier-shared': [403, 'This supplier is shared with other offices. Ask an administrator to change it.'],
  'statement-too-long': [
    422,
    'This period has more than {{entries}} entries: choose a shorter one, or export the list',
  ],
  'no-such-entry': [404, 'There is no entry {{entry}} in the journal'],
  'already-corrected': [409, 'Entry {{entry}} is already corrected by entry {{by}}'],
  'reference-conflict': [409, '{{reference}} is already booked with other amounts'],
} as const satisfies Refusals;
