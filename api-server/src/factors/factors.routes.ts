import { refused } from '../api-error';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import type { AccessTokens } from '../session/access-tokens';
import {
  addOwnApp,
  beginApp,
  confirmSession,
  readFactors,
  removeFactor,
  renewRecoveryCodes,
  tryAddition,
} from './factors.service';
import type { Factors } from './open-factors';
import { beginEnrolment, completeSignIn } from './sign-in-steps';

export function factorHandlers({ rules, cipher }: Factors, tokens: AccessTokens) {
  return {
    completeSignIn: ({ connection, body, request, reply }) =>
      completeSignIn({ connection, cipher, tokens, body, request, reply }),

    beginEnrolment: ({ transaction, body: { ticket }, request }) =>
      beginEnrolment(transaction, cipher, { ticket, request }),

    listFactors: ({ connection, person }) => readFactors(connection, rules, person),

    beginFactor: ({ connection, person, body: { password }, request }) =>
      beginApp({ connection, rules, cipher }, person, password, sourceOf(request)),

    addFactor: async ({ connection, person, body: { ticket: token, oneTimeCode: code }, repeated, request, write }) => {
      const source = sourceOf(request);
      // The answer was lost, and its codes with it.
      if (repeated) throw refused('step-ended');
      const ticket = await tryAddition(connection, person, token);
      return write(async (transaction) => ({
        recoveryCodes: await addOwnApp({ transaction, person, source }, cipher, { ticket, code }),
      }));
    },

    removeFactor: ({ transaction, person, params: { id }, request }) =>
      removeFactor({ transaction, person, source: sourceOf(request) }, rules, id),

    renewRecoveryCodes: async ({ transaction, person, request }) => ({
      recoveryCodes: await renewRecoveryCodes({ transaction, person, source: sourceOf(request) }),
    }),

    confirmSession: ({ connection, person, body: { oneTimeCode }, request }) =>
      confirmSession({ connection, cipher }, person, oneTimeCode, sourceOf(request)),
  } satisfies Partial<Handlers>;
}
