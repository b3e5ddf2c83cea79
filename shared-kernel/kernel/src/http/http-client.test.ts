/** @jest-environment node */
import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { createSessionStore, TOKEN_KEY } from '../session/session.store';
import { ApiError, ConnectionError, NotAuthenticatedError } from './api-error';
import { createHttpClient } from './http-client';

const ID = '01890000-0000-7000-8000-000000000009';

function clientAnswering(response: () => Response | Promise<Response>, { signedIn = true } = {}) {
  const token = tokenFor();
  const session = createSessionStore({ storage: memoryStorage(signedIn ? { [TOKEN_KEY]: token } : {}), now: () => 0 });
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: url instanceof Request ? url.url : url.toString(), init });
    return response();
  };
  return { http: createHttpClient({ baseUrl: '/api', fetch, session }), session, requests, token };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

describe('a call', () => {
  test('carries the token, fills in the path and omits empty query values', async () => {
    const { http, requests, token } = clientAnswering(() => json([]));
    await http.call('listAgencies', { query: { page: 1, limit: 50_000, countryCode: 'DZ', officeId: '', search: '' } });
    expect(requests[0]?.url).toBe('/api/agencies?page=1&limit=50000&countryCode=DZ');
    expect(requests[0]?.init.headers).toMatchObject({ authorization: `Bearer ${token}` });
  });

  test('returns the body with its version and the total number of rows', async () => {
    const { http } = clientAnswering(() => json([{ id: ID }], { headers: { etag: '"3"', 'x-total-count': '812' } }));
    await expect(http.call('listAgencies', {})).resolves.toEqual({ data: [{ id: ID }], etag: '"3"', total: 812 });
  });

  test('marks requests of an unattended page', async () => {
    let attended = true;
    const requests: RequestInit[] = [];
    const session = createSessionStore({ storage: memoryStorage({ [TOKEN_KEY]: tokenFor() }), now: () => 0 });
    const fetch = async (_url: string | URL | Request, init: RequestInit = {}) => {
      requests.push(init);
      return json([]);
    };
    const http = createHttpClient({ baseUrl: '/api', fetch, session, isAttended: () => attended });
    await http.call('listAgencies', {});
    attended = false;
    await http.call('listAgencies', {});
    expect(requests[0]?.headers).not.toHaveProperty('x-unattended');
    expect(requests[1]?.headers).toMatchObject({ 'x-unattended': 'true' });
  });

  test('carries its trace, where tracing is on', async () => {
    const traces = [undefined, '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'];
    const requests: RequestInit[] = [];
    const fetch = async (_url: string | URL | Request, init: RequestInit = {}) => {
      requests.push(init);
      return json([]);
    };
    const session = createSessionStore({ storage: memoryStorage({ [TOKEN_KEY]: tokenFor() }), now: () => 0 });
    const http = createHttpClient({ baseUrl: '/api', fetch, session, trace: () => traces[requests.length] });
    await http.call('listAgencies', {});
    await http.call('listAgencies', {});
    expect(requests[0]?.headers).not.toHaveProperty('traceparent');
    expect(requests[1]?.headers).toMatchObject({ traceparent: traces[1] });
  });

  test('to sign in has no token', async () => {
    const { http, requests } = clientAnswering(() => json({ access_token: 'x' }), { signedIn: false });
    await http.call('login', { body: { email: 'a@b.co', password: 'p' } });
    expect(requests[0]?.init.headers).not.toHaveProperty('authorization');
  });

  test('that needs a session fails without one', async () => {
    const { http, requests } = clientAnswering(() => json([]), { signedIn: false });
    const call = http.call('listAgencies', {});
    await expect(call).rejects.toThrow(NotAuthenticatedError);
    await expect(call).rejects.toThrow('User is not authenticated');
    expect(requests).toHaveLength(0);
  });

  test('answered 401 leaves the page to a collector whose token has expired', async () => {
    const token = tokenFor({ role: 'COLLECTOR', exp: Math.floor(Date.now() / 1000) - 60 });
    const session = createSessionStore({ storage: memoryStorage({ [TOKEN_KEY]: token }), now: Date.now });
    const fetch = async () => json({}, { status: 401 });
    const http = createHttpClient({ baseUrl: '/api', fetch, session });
    await expect(http.call('listAgencies', {})).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).toMatchObject({ status: 'signed-in', token });
  });

  test('answered 401 ends the session', async () => {
    const { http, session } = clientAnswering(() => json({}, { status: 401 }));
    await expect(http.call('getMe', {})).rejects.toThrow(ApiError);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  describe('while the token of the session is renewed', () => {
    const renewed = tokenFor({ officeId: ID });

    function renewing() {
      const session = createSessionStore({ storage: memoryStorage({ [TOKEN_KEY]: tokenFor() }), now: () => 0 });
      const requested: string[] = [];
      let renew = (_answer: Response): void => undefined;
      const fetch = async (asking: string | URL | Request, { headers }: RequestInit = {}) => {
        const url = asking instanceof Request ? asking.url : asking.toString();
        const authorization = new Headers(headers).get('authorization');
        requested.push(`${url} ${authorization === `Bearer ${renewed}` ? 'new' : 'old'}`);
        if (url.endsWith('/change-password')) return new Promise<Response>((resolve) => (renew = resolve));
        return json([]);
      };
      const http = createHttpClient({ baseUrl: '/api', fetch, session });
      const body = { oldPassword: 'a', newPassword: 'sezame', confirmPassword: 'sezame' };
      const change = http.call('changePassword', { body });
      return { http, session, asked: requested, change, renew: (answer: Response) => renew(answer) };
    }

    const answer = () => json({ access_token: renewed, message: 'Password updated successfully' });

    test('waits for the new one', async () => {
      const { http, asked, change, renew } = renewing();
      const read = http.call('listSessions', {});
      renew(answer());
      await change;
      await read;
      expect(asked).toEqual(['/api/change-password old', '/api/sessions new']);
    });

    test('uses the current one if the renewal fails', async () => {
      const { http, session, change, renew, asked } = renewing();
      const read = http.call('listSessions', {});
      renew(json({}, { status: 500 }));
      await expect(change).rejects.toThrow(ApiError);
      await read;
      expect(asked).toEqual(['/api/change-password old', '/api/sessions old']);
      expect(session.get().status).toBe('signed-in');
    });

    test('is sent again if it was refused for the former token, and ends no session', async () => {
      const { session } = clientAnswering(() => json([]));
      const requests: (string | null)[] = [];
      const fetch = async (_url: string | URL | Request, { headers }: RequestInit = {}) => {
        requests.push(new Headers(headers).get('authorization'));
        if (requests.length > 1) return json([]);
        session.signIn(renewed);
        return json({}, { status: 401 });
      };
      const late = createHttpClient({ baseUrl: '/api', fetch, session });
      await expect(late.call('listSessions', {})).resolves.toMatchObject({ data: [] });
      expect(requests).toEqual([`Bearer ${tokenFor()}`, `Bearer ${renewed}`]);
      expect(session.get()).toMatchObject({ status: 'signed-in', token: renewed });
    });

    test('ends the session if it is refused for its own token', async () => {
      const { session, change, renew } = renewing();
      renew(json({}, { status: 401 }));
      await expect(change).rejects.toThrow(ApiError);
      expect(session.get()).toEqual({ status: 'signed-out', reason: 'ended' });
    });
  });

  test('with wrong credentials does not end a session that it did not use', async () => {
    const { http, session } = clientAnswering(() =>
      json({ statusCode: 401, error: 'Unauthorized', message: 'No' }, { status: 401 }),
    );
    await expect(http.call('login', { body: { email: 'a@b.co', password: 'p' } })).rejects.toThrow('No');
    expect(session.get().status).toBe('signed-in');
  });

  test('fails with the message of the server and the issues of the fields', async () => {
    const issues = [{ path: 'name', message: 'Name is required' }];
    const { http } = clientAnswering(() =>
      json({ statusCode: 422, error: 'Unprocessable', message: 'Name is required', issues }, { status: 422 }),
    );
    await expect(http.call('getMe', {})).rejects.toMatchObject({ status: 422, message: 'Name is required', issues });
  });

  test('fails with URL and status if the answer has no message', async () => {
    const { http } = clientAnswering(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(http.call('getMe', {})).rejects.toThrow('/api/me 502 Bad Gateway');
  });

  test('that reaches no server fails with a connection error', async () => {
    const { http } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(http.call('getMe', {})).rejects.toThrow(ConnectionError);
  });

  test('sends form data unchanged', async () => {
    const { http, requests } = clientAnswering(() => json({}));
    const form = new FormData();
    await http.respond('createAgency', { body: form });
    expect(requests[0]?.init.body).toBe(form);
    expect(requests[0]?.init.headers).not.toHaveProperty('content-type');
  });

  test('carries the version to change and its idempotency key', async () => {
    const { http, requests } = clientAnswering(() => new Response(null, { status: 204 }));
    await http.call('deleteAgency', { params: { id: ID } }, { ifMatch: '"3"', idempotencyKey: 'k' });
    expect(requests[0]).toMatchObject({
      url: `/api/agencies/${ID}`,
      init: { headers: { 'if-match': '"3"', 'idempotency-key': 'k' } },
    });
  });
});

describe('a call that needs a confirmed session', () => {
  const stepUp = () =>
    json({ statusCode: 403, error: 'Forbidden', message: 'Confirm', code: 'step-up' }, { status: 403 });

  function clientConfirming(confirm: () => Promise<boolean>) {
    let isConfirmed = false;
    const keys: unknown[] = [];
    const session = createSessionStore({ storage: memoryStorage({ [TOKEN_KEY]: tokenFor() }), now: () => 0 });
    const fetch = async (_url: string | URL | Request, init: RequestInit = {}) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return isConfirmed ? new Response(null, { status: 204 }) : stepUp();
    };
    const requested = async () => {
      isConfirmed = await confirm();
      return isConfirmed;
    };
    return { http: createHttpClient({ baseUrl: '/api', fetch, session, confirm: requested }), keys };
  }

  test('goes on after the confirmation as the same submission', async () => {
    const { http, keys } = clientConfirming(async () => true);
    await http.call('removeFactor', { params: { id: ID } }, { idempotencyKey: 'a key' });
    expect(keys).toEqual(['a key', 'a key']);
  });

  test('is refused without it', async () => {
    const { http, keys } = clientConfirming(async () => false);
    await expect(http.call('removeFactor', { params: { id: ID } })).rejects.toMatchObject({ code: 'step-up' });
    expect(keys).toHaveLength(1);
  });
});
