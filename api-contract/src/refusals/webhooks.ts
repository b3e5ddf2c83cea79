import type { Refusals } from './refusal';

/** Addresses and number of webhooks. */
export const webhookRefusals = {
  'webhook-address': [422, 'Only public https addresses with port {{ports}} can receive events'],
  'too-many-webhooks': [409, 'A person has at most {{limit}} webhooks. End another one first.'],
} as const satisfies Refusals;
