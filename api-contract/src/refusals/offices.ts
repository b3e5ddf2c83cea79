import type { Refusals } from './refusal';

export const officeRefusals = {
  'office-in-use': [
    409,
    'This office cannot be deleted: it still has {{inTheWay}}. Archive it instead: its books stay readable, and it can be restored.',
  ],
  'office-not-movable': [409, 'This office cannot be moved to another country: it still has {{inTheWay}}.'],
} as const satisfies Refusals;

/** Contents that prevent the removal of an office, in singular and plural. */
export const officeContents = {
  agencies: ['{{count}} agency', '{{count}} agencies'],
  people: ['{{count}} person', '{{count}} people'],
  'planned-collections': ['{{count}} planned collection', '{{count}} planned collections'],
  handovers: ['{{count}} open handover', '{{count}} open handovers'],
  balances: ['a balance in {{currencies}}', 'a balance in {{currencies}}'],
} as const;
