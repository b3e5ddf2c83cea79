import type { Refusals } from './refusal';

/** Cash with a holder: custody, handovers, counts, cases. */
export const custodyRefusals = {
  'custody-off': [409, 'This office does not work with custody.'],
  'custody-in-use': [
    409,
    'Custody cannot end while cash is outside the till or a handover is open. Hand it over, end all handovers and resolve all cases first.',
  ],
  'handover-state': [409, 'This handover does not wait for this step any more. Reload it to see what happened.'],
  'handover-both-sides': [403, 'Nobody confirms both sides of a handover. Ask another person.'],
  'handover-receiver': [422, 'This kind of handover needs a receiver'],
  'slip-required': [422, 'The number of the slip is required'],
} as const satisfies Refusals;
