import type { SignInStep } from '@comptoir/api-contract/factors';
import type { Role } from '@comptoir/api-contract/roles';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import type { TestApi } from './api';
import { codeOf } from './authenticator-app';
import { PASSWORD } from './small-business';

export interface StoppedSignIn {
  ticket: string;
  cookie: string;
}

interface Refusal {
  code: string;
  values?: SignInStep;
}

/** Sign-ins as a browser makes them, each from another address unless named. */
export function signIns(api: TestApi) {
  let addresses = 0;
  const post = (url: string, payload: object, { cookie, address }: { cookie?: string; address?: string } = {}) =>
    api.server().inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      remoteAddress: address ?? `203.0.113.${(++addresses % 250) + 1}`,
      headers: { ...(cookie !== undefined && { cookie }) },
    });
  const login = async (email: string, more: { password?: string; address?: string } = {}) => {
    const answer = await post('/login', { email, password: more.password ?? PASSWORD }, more);
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    return { answer, cookie, ticket: answer.json<Refusal>().values?.ticket ?? '' };
  };
  const complete = ({ ticket, cookie }: StoppedSignIn, oneTimeCode: string, more: { address?: string } = {}) =>
    post('/login/second-step', { ticket, oneTimeCode }, { cookie, ...more });
  type CallOptions = Parameters<typeof api.call>[1];
  const as = (token: string, request: CallOptions, body?: object) =>
    api.call('nobody', request, { headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
  const tokenOf = async (role: Role) =>
    (await login(api.business().people[role].email)).answer.json<{ access_token: string }>().access_token;
  /** Adds an app in a new session. The code of the step before stays usable for nothing. */
  const addApp = async (role: Role) => {
    const token = await tokenOf(role);
    const started = (await as(token, 'POST /factors/beginning', { password: PASSWORD })).json<{
      ticket: string;
      secret: string;
      uri: string;
    }>();
    const added = await as(token, 'POST /factors', { ticket: started.ticket, oneTimeCode: codeOf(started.secret, -1) });
    if (added.statusCode !== 201) throw new Error(added.body);
    return { token, ...started, recoveryCodes: added.json<{ recoveryCodes: string[] }>().recoveryCodes };
  };
  const forget = async () => {
    for (const table of ['factors', 'recoveryCodes', 'factorTickets', 'loginAttempts'] as const) {
      await api.connection().deleteFrom(table).execute();
    }
  };
  const events = async (role: Role, kind: string) =>
    (await api.call('SUPERADMIN', `GET /security-events?personId=${api.business().people[role].id}&kind=${kind}`)).json<
      SecurityEvent[]
    >();
  return { post, login, complete, as, tokenOf, addApp, forget, events };
}
