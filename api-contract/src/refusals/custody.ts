import type { Refusals } from './refusal';

/** Cash with a holder: custody, handovers, counts, cases. */
export const custodyRefusals = {
  'custody-off': [409, 'This office does not work with custody.'],
  'custody-in-use': [
    409,
    'Custody cannot end while cash is outside the till. Hand it over and resolve all cases first.',
  ],
} as const satisfies Refusals;
