import type { Refusals } from './refusal';

/** Refusal of any call that needs an approval. */
export const nobodyRefusals = {
  'approval-nobody': [409, 'This needs the approval of another person, and no other account may give it.'],
} as const satisfies Refusals;

/** Requests for approval, and their rules. */
export const approvalRefusals = {
  ...nobodyRefusals,
  'approval-own': [403, 'You cannot approve your own request. Ask another person who may.'],
  'approval-account': [
    403,
    "The same person recently created or changed your account and the requester's, or yours was changed after the request. Another person must decide.",
  ],
  'approval-over': [409, 'This request is over. Reload it to see how it ended.'],
  'approval-expired': [409, 'This request has expired. Submit it again.'],
  'approval-changed': [409, 'The request is not the one that you read. Reload it.'],
  'approval-rules': [409, 'A stricter rule applies now. Submit the request again.'],
  'approval-maker': [403, 'The requester no longer has permission for this.'],
} as const satisfies Refusals;
