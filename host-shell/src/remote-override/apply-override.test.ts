import type { PublishedVersion, Registry } from '@comptoir/remote-registry/registry';
import type { Session } from '@comptoir/kernel/session';
import { applyOverride } from './apply-override';
import { guardPerson } from './guard-person';

const override = { by: 'me', remote: 'finance', address: 'http://localhost:4312/', until: '2026-11-20T12:00:00.000Z' };

function described(version: string, name = 'finance') {
  return { schema: 1, name, version, kernel: '1.0', areas: [], navigation: [], widgets: [], shared: {} } as const;
}

const published: PublishedVersion = {
  version: '1.0.0',
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  integrity: {},
  publishedAt: '2026-11-20T10:00:00.000Z',
  publishedBy: 'a test',
  descriptor: { ...described('1.0.0'), areas: [], navigation: [], widgets: [] },
};
const registry: Registry = { schema: 1, revision: 1, remotes: { finance: { live: '1.0.0', versions: [published] } } };

function personOf(sub: string): Session {
  const claims = { sub, email: '', role: 'SUPERADMIN' as const, officeId: null, countryCode: null, exp: 0 };
  return { status: 'signed-in', token: '', claims };
}

async function apply(answer: () => Response | Promise<Response>, session = personOf('me')) {
  const requests: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    requests.push(input instanceof Request ? input.url : input.toString());
    return answer();
  };
  return { ...(await applyOverride(override, { registry, session, deadline: 1000, fetch })), asked: requests };
}

const json = (content: unknown) => () => new Response(JSON.stringify(content));

test('a remote from another address is tried first, and the published versions after it', async () => {
  const applied = await apply(json(described('1.1.0-dev')));
  expect(applied.asked).toEqual(['http://localhost:4312/remote.json']);
  expect(applied.override.status).toBe('active');
  expect(applied.registry.remotes['finance']?.live).toBe('override');
  expect(applied.registry.remotes['finance']?.versions.map(({ version }) => version)).toEqual(['override', '1.0.0']);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  [
    'nothing answers',
    () => Promise.reject(new Error('no connection')),
    'http://localhost:4312/remote.json does not answer',
  ],
  ['it is not there', () => new Response('', { status: 404 }), 'remote.json answered 404'],
  ['it is no description', json({ schema: 1 }), 'http://localhost:4312/remote.json: '],
  ['another remote is there', json(described('1.0.0', 'operations')), 'holds the remote operations'],
  ['its version is published', json(described('1.0.0')), 'finance 1.0.0 is published already'],
])('where %s, the published version is shown and the page says why', async (_, answer, problem) => {
  const applied = await apply(answer);
  expect(applied.registry).toBe(registry);
  expect(applied.override).toMatchObject({ status: 'failed', problem: expect.stringContaining(problem) });
});

test('for another person nothing is read and nothing changes', async () => {
  const applied = await apply(json(described('1.1.0-dev')), personOf('another person'));
  expect(applied).toMatchObject({ asked: [], registry, override: { status: 'idle' } });
});

describe('the page reloads', () => {
  test.each<[string, Session, 'active' | 'idle', number]>([
    ['when another person signs in', personOf('another person'), 'active', 1],
    ['when the person signs out', { status: 'signed-out', reason: 'signed-out' }, 'active', 1],
    [
      'not when the session ends by itself, with forms half filled',
      { status: 'signed-out', reason: 'ended' },
      'active',
      0,
    ],
    ['not when the person’s token is renewed', personOf('me'), 'active', 0],
    ['when the person signs in', personOf('me'), 'idle', 1],
  ])('%s', (_, next, status, times) => {
    const reload = jest.fn();
    const listeners: (() => void)[] = [];
    const subscribe = (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    };
    guardPerson({ ...override, status }, { get: () => next, subscribe }, reload);
    for (const listener of listeners) listener();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
