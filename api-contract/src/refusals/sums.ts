import type { Refusals } from './refusal';

/** Totals of a list. */
export const sumRefusals = {
  'too-many-to-sum': [422, 'More than {{rows}} rows: choose a period to see what they add up to'],
} as const satisfies Refusals;
