import type { Handlers } from '../http/handlers';
import type { AccessTokens } from '../session/access-tokens';
import { hashPassword } from '../session/passwords';
import {
  changePassword,
  endOtherSessions,
  finishInvitation,
  requestReset,
  requirePassword,
  resetPassword,
} from './account.service';

export function accountHandlers(
  tokens: AccessTokens,
): Pick<Handlers, 'signup' | 'retrievePassword' | 'resetPassword' | 'changePassword' | 'endOtherSessions'> {
  return {
    signup: async ({ body: { token, password }, write }) => {
      const passwordHash = await hashPassword(password);
      return write(async (transaction) => {
        await finishInvitation(transaction, token, passwordHash);
        return { message: 'Account created successfully' };
      });
    },

    retrievePassword: async ({ connection: transaction, body }) => {
      await requestReset(transaction, body.email);
      return { message: 'If an account exists with this email, you will receive a password reset link' };
    },

    resetPassword: async ({ body: { token, newPassword }, write }) => {
      const passwordHash = await hashPassword(newPassword);
      return write(async (transaction) => {
        await resetPassword(transaction, token, passwordHash);
        return { message: 'Password has been reset successfully' };
      });
    },

    changePassword: async ({ connection, person, body: { oldPassword, newPassword }, write }) => {
      await requirePassword(connection, person, oldPassword);
      const passwordHash = await hashPassword(newPassword);
      return write(async (transaction) => ({
        access_token: await changePassword({ transaction, tokens, person }, passwordHash),
        message: 'Password updated successfully',
      }));
    },

    endOtherSessions: async ({ connection: transaction, person }) => ({
      access_token: await endOtherSessions({ transaction, tokens, person }),
    }),
  };
}
