import { notFound, refused } from '../api-error';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import type { AccessTokens } from '../session/access-tokens';
import { browserOf } from '../session/browser';
import { findAccount } from '../session/people.repository';
import { administeredUser } from '../users/administered-user';
import {
  addOwnApp,
  beginApp,
  confirmSession,
  readFactors,
  removeFactor,
  renewRecoveryCodes,
  tryAddition,
} from './factors.service';
import { findFactors } from './factors.repository';
import type { Factors } from './open-factors';
import { beginPasskeySignIn, completePasskeySignIn, type RequireOwnSignIn } from './passkey-sign-in';
import { removeSecondSteps } from './remove-second-steps';
import { addPasskey, beginPasskey, beginPasskeyConfirmation, confirmWithPasskey } from './passkeys.service';
import { beginEnrolment, completeSignIn } from './sign-in-steps';

export function factorHandlers({ rules, cipher }: Factors, tokens: AccessTokens, requireOwnSignIn: RequireOwnSignIn) {
  return {
    completeSignIn: ({ connection, body, request, reply }) =>
      completeSignIn({ connection, cipher, tokens, body, request, reply }),

    beginEnrolment: ({ transaction, body: { ticket }, request }) =>
      beginEnrolment(transaction, cipher, { ticket, request }),

    beginPasskeySignIn: ({ transaction, body: { ticket }, request, reply }) =>
      beginPasskeySignIn(transaction, rules, { ticket, request, reply }),

    completePasskeySignIn: ({ connection, body, request, reply }) =>
      completePasskeySignIn({ connection, rules, tokens, requireOwnSignIn, body, request, reply }),

    beginPasskey: ({ connection, person, body: { password }, request }) =>
      beginPasskey({ connection, rules }, person, password, sourceOf(request)),

    addPasskey: async ({ transaction, person, body, request }) => {
      const { browser, system } = browserOf(request.headers['user-agent']);
      const name = [browser, system].filter((part) => part !== null).join(', ');
      const change = { transaction, person, source: sourceOf(request) };
      return { recoveryCodes: await addPasskey(change, rules, { ...body, name }) };
    },

    beginPasskeyConfirmation: ({ transaction, person }) => beginPasskeyConfirmation(transaction, rules, person),

    confirmWithPasskey: ({ transaction, person, body, request }) =>
      confirmWithPasskey({ transaction, person, source: sourceOf(request) }, rules, body),

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

    getSecondSteps: async ({ connection, person, params: { id } }) => {
      const { email } = await administeredUser(connection, person, id);
      return { count: (await findFactors(connection, id)).length, email };
    },

    removeSecondSteps: async ({ transaction, person, params: { id }, body: { reason, email }, request }) => {
      await administeredUser(transaction, person, id);
      const about = await findAccount(transaction, id);
      if (!about) throw notFound('user');
      if (about.email !== email) throw refused('approval-changed');
      await removeSecondSteps({ transaction, source: sourceOf(request), about, by: person, reason });
    },

    renewRecoveryCodes: async ({ transaction, person, request }) => ({
      recoveryCodes: await renewRecoveryCodes({ transaction, person, source: sourceOf(request) }),
    }),

    confirmSession: ({ connection, person, body: { oneTimeCode }, request }) =>
      confirmSession({ connection, cipher }, person, oneTimeCode, sourceOf(request)),
  } satisfies Partial<Handlers>;
}
