import type { Refusals } from './refusal';

/** Steps of handovers, also of collectors. */
export const handoverRefusals = {
  'custody-off': [409, 'This office does not work with custody.'],
  'handover-state': [409, 'This handover does not wait for this step any more. Reload it to see what happened.'],
  'handover-both-sides': [403, 'You cannot confirm both sides of a handover. Ask another person.'],
  'handover-uncovered': [
    409,
    'Handover {{number}} cannot be booked: its place of origin has only {{available}} {{currency}} left. Put the missing cash back, or withdraw the handover.',
  ],
} as const satisfies Refusals;

/** Cash with a holder: custody, handovers, counts, cases. */
export const custodyRefusals = {
  ...handoverRefusals,
  'custody-in-use': [
    409,
    'Custody cannot end while cash is outside the till or a handover is open. Hand it over, end all handovers and resolve all cases first.',
  ],
  'handover-receiver': [422, 'This kind of handover needs a receiver'],
  'slip-required': [422, 'The number of the slip is required'],
  'case-own': [403, 'You cannot decide about your own difference or debt. Ask another person who may.'],
  'case-above-tolerance': [403, 'A difference above {{tolerance}} {{currency}} is resolved by an administrator.'],
  'case-resolved': [409, 'This case is resolved. Reload it to see how.'],
  'case-amount': [422, 'Only {{open}} {{currency}} are open'],
  'case-resolution': [422, 'This resolution does not fit the direction of the difference'],
  'case-owner': [422, 'The owner is an active person of this office'],
  'more-than-owed': [409, 'This person owes {{owed}} {{currency}}. Enter at most this amount.'],
  'day-blocked': [409, 'The day cannot be closed yet: {{blockers}}'],
  'day-closed': [409, 'This day is closed. An administrator can open it again.'],
  'day-not-begun': [409, 'this day begins on {{day}}, and what is booked until then is counted with it'],
  'day-not-last': [409, 'Only the day that was closed last can be opened again.'],
  'day-open': [409, 'Custody cannot end while a business day is open. Close the day first.'],
  'till-uncounted': [409, 'count {{currency}} in the till'],
  'vault-uncounted': [409, 'count {{currency}} in the vault'],
  'till-count-stale': [409, 'count {{currency}} in the till again, because its books were corrected since'],
  'vault-count-stale': [409, 'count {{currency}} in the vault again, because its books were corrected since'],
  'count-final': [409, '{{currency}} was counted twice. Close the day: a case keeps the difference.'],
  'handover-pending': [409, 'end handover {{number}}, or postpone it with a reason'],
} as const satisfies Refusals;
