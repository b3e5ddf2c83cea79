import type { Handlers } from '../http/handlers';
import type { AccessTokens } from '../session/access-tokens';
import { hashPassword } from '../session/passwords';
import {
  changePassword,
  endOtherSessions,
  finishInvitation,
  freshToken,
  requestReset,
  requirePassword,
  requireToken,
  resetPassword,
  unchangedPassword,
} from './account.service';

export function accountHandlers(
  tokens: AccessTokens,
): Pick<Handlers, 'signup' | 'retrievePassword' | 'resetPassword' | 'changePassword' | 'endOtherSessions'> {
  return {
    signup: async ({ connection, body: { token, password }, repeated, write }) => {
      const done = { message: 'Account created successfully' };
      if (repeated) return done;
      await requireToken(connection, 'INVITATION', token);
      const passwordHash = await hashPassword(password);
      return write(async (transaction) => {
        await finishInvitation(transaction, token, passwordHash);
        return done;
      });
    },

    retrievePassword: async ({ connection: transaction, body, request }) => {
      await requestReset(transaction, body.email, request.ip);
      return { message: 'If an account exists with this email, you will receive a password reset link' };
    },

    resetPassword: async ({ connection, body: { token, newPassword }, repeated, write }) => {
      const done = { message: 'Password has been reset successfully' };
      if (repeated) return done;
      await requireToken(connection, 'RESET', token);
      const passwordHash = await hashPassword(newPassword);
      return write(async (transaction) => {
        await resetPassword(transaction, token, passwordHash);
        return done;
      });
    },

    changePassword: async ({ connection, person, body, repeated, write }) => {
      const { oldPassword, newPassword } = body;
      const message = 'Password updated successfully';
      if (repeated) return { access_token: await freshToken(connection, tokens, person), message };
      await requirePassword(connection, person, oldPassword);
      if (newPassword === oldPassword) throw unchangedPassword();
      const passwordHash = await hashPassword(newPassword);
      return write(async (transaction) => ({
        access_token: await changePassword({ transaction, tokens, person }, passwordHash),
        message,
      }));
    },

    endOtherSessions: async ({ connection, person, repeated, write }) => {
      if (repeated) return { access_token: await freshToken(connection, tokens, person) };
      return write(async (transaction) => ({
        access_token: await endOtherSessions({ transaction, tokens, person }),
      }));
    },
  };
}
