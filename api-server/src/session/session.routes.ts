import type { Handlers } from '../http/handlers';
import type { AccessTokens } from './access-tokens';
import { signIn } from './session.service';

export function sessionHandlers(tokens: AccessTokens): Pick<Handlers, 'login' | 'getMe'> {
  return {
    login: async ({ connection, body, request, reply }) => ({
      access_token: await signIn(connection, tokens, body, { request, reply }),
    }),
    getMe: async ({ person }) => person,
  };
}
