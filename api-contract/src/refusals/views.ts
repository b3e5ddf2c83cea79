import type { Refusals } from './refusal';

/** The saved views of lists. */
export const viewRefusals = {
  'view-of-somebody': [403, 'This view is somebody else’s: its owner or an administrator can change it.'],
  'view-shared-by-owner': [403, 'Only the owner of a view says who else has it.'],
  'too-many-views': [409, 'There are {{count}} views already. Delete one first.'],
} as const satisfies Refusals;
