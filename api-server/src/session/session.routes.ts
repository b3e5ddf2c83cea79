import type { Profile } from '@comptoir/api-contract/session';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { Handlers } from '../http/handlers';
import type { AccessTokens } from './access-tokens';
import { rollOutPlaces } from './roll-out-places';
import { chooseLanguage, signIn, type SecondStep } from './session.service';

type ViewsOf = (
  connection: Connection,
  of: { personId: string; reach: Reach },
) => Promise<NonNullable<Profile['views']>>;

export function sessionHandlers(tokens: AccessTokens, viewsOf: ViewsOf, secondStep: SecondStep) {
  const placeOf = rollOutPlaces();
  return {
    login: async ({ connection, body, request, reply }) => ({
      access_token: await signIn(connection, tokens, body, { request, reply, secondStep }),
    }),
    chooseLanguage: ({ transaction, person, body }) => chooseLanguage(transaction, person, body.language),
    getMe: async ({ connection, person: { sso, ...person }, reach }) => ({
      ...person,
      ...(sso && { sso }),
      place: await placeOf(connection, person.id),
      views: await viewsOf(connection, { personId: person.id, reach }),
    }),
  } satisfies Partial<Handlers>;
}
