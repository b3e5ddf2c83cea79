import type { Refusals } from './refusal';

/** Saved views of lists. */
export const viewRefusals = {
  'view-of-somebody': [403, 'This view belongs to someone else. Only its owner or an administrator can change it.'],
  'view-shared-by-owner': [403, 'Only the owner of a view can change who it is shared with.'],
  'too-many-views': [409, 'There are {{count}} views already. Delete one first.'],
} as const satisfies Refusals;
