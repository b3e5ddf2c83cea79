import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import type { AccessTokens } from '../session/access-tokens';
import { findOwner } from '../session/one-time-tokens.repository';
import { hashPassword } from '../session/passwords';
import {
  changePassword,
  endOtherSessions,
  freshToken,
  redeem,
  requestReset,
  requirePassword,
  requireToken,
  unchangedPassword,
} from './account.service';
import { requireUncommon } from './uncommon-password';

export function accountHandlers(tokens: AccessTokens) {
  return {
    signup: async ({ connection, body: { token, password }, repeated, request, write }) => {
      const done = { message: 'Account created successfully' };
      if (repeated) return done;
      await requireUncommon(password, await requireToken(connection, 'INVITATION', token), 'password');
      const passwordHash = await hashPassword(password);
      return write(async (transaction) => {
        await redeem({ transaction, source: sourceOf(request) }, 'INVITATION', token, passwordHash);
        return done;
      });
    },

    retrievePassword: async ({ transaction, body, request }) => {
      await requestReset(transaction, body.email, sourceOf(request));
      return { message: 'If an account exists with this email, you will receive a password reset link' };
    },

    resetPassword: async ({ connection, body: { token, newPassword }, repeated, request, write }) => {
      const done = { message: 'Password has been reset successfully' };
      if (repeated) return done;
      await requireUncommon(newPassword, await requireToken(connection, 'RESET', token), 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      return write(async (transaction) => {
        await redeem({ transaction, source: sourceOf(request) }, 'RESET', token, passwordHash);
        return done;
      });
    },

    checkLink: async ({ transaction, body: { purpose, token } }) => ({
      valid: (await findOwner(transaction, purpose, token)) !== undefined,
    }),

    changePassword: async ({ connection, person, body, repeated, request, write }) => {
      const { oldPassword, newPassword } = body;
      const message = 'Password updated successfully';
      if (repeated) return { access_token: await freshToken(connection, tokens, person), message };
      const source = sourceOf(request);
      await requirePassword(connection, person, oldPassword, source);
      if (newPassword === oldPassword) throw unchangedPassword();
      await requireUncommon(newPassword, person, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      return write(async (transaction) => ({
        access_token: await changePassword({ transaction, tokens, person, source }, passwordHash),
        message,
      }));
    },

    endOtherSessions: async ({ connection, person, repeated, request, write }) => {
      if (repeated) return { access_token: await freshToken(connection, tokens, person) };
      return write(async (transaction) => ({
        access_token: await endOtherSessions({ transaction, tokens, person, source: sourceOf(request) }),
      }));
    },
  } satisfies Partial<Handlers>;
}
