import type { Refusals } from './refusal';

/** Sources and reports of remotes. */
export const platformRefusals = {
  'override-not-allowed': [403, 'This deployment does not allow a remote to be loaded from another address.'],
  'override-elsewhere': [422, 'This deployment allows addresses at {{origins}}'],
  'too-many-reports': [429, 'Too many reports. Please try again in a minute.'],
} as const satisfies Refusals;
