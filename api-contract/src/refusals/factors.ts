import type { Refusals } from './refusal';

/** Second steps of a sign-in, and confirmations of a session. */
export const factorRefusals = {
  // Its values are a `SignInStep`. Pages that do not know it show the sentence.
  'second-step': [401, 'This account has a second step. Reload the page and sign in again.'],
  'step-ended': [422, 'This took too long. Please begin again.'],
  'code-wrong': [422, 'This code is not correct, or it was already used.'],
  'passkey-wrong': [422, 'This passkey was not accepted. Try again, or sign in another way.'],
  'step-up': [403, 'Confirm that it is you to do this.'],
  'sign-in-again': [403, 'Sign out and in again, then do this within ten minutes.'],
  'factors-off': [409, 'This second step is switched off.'],
  'app-known': [409, 'This account already has an authenticator app. Remove it first.'],
  'factor-none': [409, 'This person has no second step.'],
  'factor-required': [409, 'Your role needs a second step. Add another one before you remove this one.'],
} as const satisfies Refusals;
