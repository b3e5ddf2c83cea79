import type { Refusals } from './refusal';

/** Requests for corrections. */
export const correctionRefusals = {
  'correction-requested': [409, 'A correction of this record is requested already.'],
  'correction-needless': [409, 'This record has nothing to correct any more. Reload it to see what happened.'],
  'correction-yourself': [409, 'You may correct this record yourself.'],
  'correction-own': [403, 'Nobody answers their own request. Ask another person who may.'],
  'correction-answered': [409, 'This request is answered already. Reload it to see how.'],
} as const satisfies Refusals;
