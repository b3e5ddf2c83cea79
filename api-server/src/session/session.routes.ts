import type { Handlers } from '../http/handlers';
import type { AccessTokens } from './access-tokens';
import { chooseLanguage, signIn } from './session.service';

export function sessionHandlers(tokens: AccessTokens) {
  return {
    login: async ({ connection, body, request, reply }) => ({
      access_token: await signIn(connection, tokens, body, { request, reply }),
    }),
    chooseLanguage: ({ transaction, person, body }) => chooseLanguage(transaction, person, body.language),
    getMe: async ({ person }) => person,
  } satisfies Partial<Handlers>;
}
