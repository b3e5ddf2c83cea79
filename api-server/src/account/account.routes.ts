import type { Handlers } from '../http/handlers';
import type { AccessTokens } from '../session/access-tokens';
import { changePassword, endOtherSessions, finishInvitation, requestReset, resetPassword } from './account.service';

export function accountHandlers(
  tokens: AccessTokens,
): Pick<Handlers, 'signup' | 'retrievePassword' | 'resetPassword' | 'changePassword' | 'endOtherSessions'> {
  return {
    signup: async ({ connection, body }) => {
      await finishInvitation(connection, body);
      return { message: 'Account created successfully' };
    },

    retrievePassword: async ({ connection: transaction, body }) => {
      await requestReset(transaction, body.email);
      return { message: 'If an account exists with this email, you will receive a password reset link' };
    },

    resetPassword: async ({ connection, body }) => {
      await resetPassword(connection, body);
      return { message: 'Password has been reset successfully' };
    },

    changePassword: async ({ connection, person, body }) => ({
      access_token: await changePassword({ connection, tokens, person }, body),
      message: 'Password updated successfully',
    }),

    endOtherSessions: async ({ connection: transaction, person }) => ({
      access_token: await endOtherSessions({ transaction, tokens, person }),
    }),
  };
}
