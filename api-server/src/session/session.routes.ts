import type { Handlers } from '../http/handlers';
import type { AccessTokens } from './access-tokens';
import { rollOutPlaces } from './roll-out-places';
import { chooseLanguage, signIn } from './session.service';

export function sessionHandlers(tokens: AccessTokens) {
  const placeOf = rollOutPlaces();
  return {
    login: async ({ connection, body, request, reply }) => ({
      access_token: await signIn(connection, tokens, body, { request, reply }),
    }),
    chooseLanguage: ({ transaction, person, body }) => chooseLanguage(transaction, person, body.language),
    getMe: async ({ connection, person }) => ({
      ...person,
      place: await placeOf(connection, person.id),
    }),
  } satisfies Partial<Handlers>;
}
