import type { Handlers } from '../http/handlers';
import type { AccessTokens } from './access-tokens';
import { signIn } from './session.service';

export function sessionHandlers(tokens: AccessTokens): Pick<Handlers, 'login' | 'getMe'> {
  return {
    login: async ({ connection, body, request }) => ({
      access_token: await signIn(connection, tokens, body, request.ip),
    }),
    getMe: async ({ person }) => person,
  };
}
