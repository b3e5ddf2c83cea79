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
    'One person recently made or changed your account and that of the person who asked, or yours was changed since. Let another person decide.',
  ],
  'approval-over': [409, 'This request is over. Reload it to see how it ended.'],
  'approval-expired': [409, 'This request has expired. It has to be made again.'],
  'approval-changed': [409, 'The request is not the one that you read. Reload it.'],
  'approval-rules': [409, 'A stricter rule applies now. This has to be asked for again.'],
  'approval-maker': [403, 'The person who asked for this may not do it any more.'],
} as const satisfies Refusals;
