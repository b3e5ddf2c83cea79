import { EMPTY_REGISTRY, type PublishedVersion, type Registry } from '@comptoir/remote-registry/registry';
import { queryClient } from '@comptoir/kernel/query';
import { session } from '@comptoir/kernel/session';
import { failure, renderScreen, tokenFor, WhileSignedIn, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { loadPageData } from '../page-data';
import { CONFIG_ELEMENT, REGISTRY_ELEMENT } from '../page-elements';
import { DEFAULT_CONFIG } from '../runtime-config';
import { ProfileMenu } from './profile-menu';

const version: PublishedVersion = {
  version: '1.0.0',
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  integrity: {},
  publishedAt: '2026-11-20T10:00:00.000Z',
  publishedBy: 'a test',
  descriptor: {
    schema: 2,
    name: 'fleet',
    version: '1.0.0',
    kernel: '1.5',
    areas: [],
    navigation: [],
    widgets: [],
    contributions: [
      { slot: 'user-menu', label: { en: 'My vehicle', fr: 'Mon véhicule' }, to: '/fleet/mine', order: 1 },
    ],
    shared: {},
  },
};
const registry: Registry = { ...EMPTY_REGISTRY, remotes: { fleet: { live: '1.0.0', versions: [version] } } };

beforeAll(async () => {
  const element = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = element(REGISTRY_ELEMENT, registry) + element(CONFIG_ELEMENT, DEFAULT_CONFIG);
  await loadPageData();
});

function open(api: ApiHandlers, claims: { platform?: true } = {}) {
  return renderScreen(
    <WhileSignedIn>
      <ProfileMenu />
    </WhileSignedIn>,
    { claims: { role: 'ADMIN', ...claims }, api: { getMe: () => failure(503, 'x'), ...api } },
  );
}

async function logOut({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: /Profile/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

test('signing out also ends that session on the server', async () => {
  const rendered = open({ logout: () => undefined });
  const before = session.get();
  await logOut(rendered);
  expect(session.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  await waitFor(() => expect(rendered.calls.map(({ operation }) => operation)).toContain('logout'));
  const call = rendered.calls.find(({ operation }) => operation === 'logout');
  expect(call?.headers.get('authorization')).toBe(`Bearer ${before.status === 'signed-in' ? before.token : ''}`);
});

test('signing out works while the server is away', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const rendered = open({ logout: () => failure(503, 'Away') });
  await logOut(rendered);
  expect(session.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('sign-out'), expect.any(Error)));
});

test('unsent recordings ask before they are lost, and the person may stay', async () => {
  const rendered = open({ logout: () => undefined });
  const before = session.get();
  const owner = before.status === 'signed-in' ? before.claims.sub : '';
  sessionStorage.setItem('unanswered updateCollection 7', JSON.stringify({ owner, key: 'k', content: {} }));
  sessionStorage.setItem('unanswered updateCollection 8', JSON.stringify({ owner: 'another', key: 'k', content: {} }));
  await logOut(rendered);
  const question = await screen.findByRole('alertdialog', { name: 'Unsent entries' });
  expect(question).toHaveAccessibleDescription(/^1 entry is not on the server yet/);
  await rendered.user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(session.get()).toEqual(before);
  await logOut(rendered);
  await rendered.user.click(await screen.findByRole('button', { name: 'Sign out and discard' }));
  expect(session.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  sessionStorage.clear();
});

test('a session that has ended on the server does not end one started meanwhile', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  let answer: (response: Response) => void = () => undefined;
  const rendered = open({ logout: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await logOut(rendered);
  const next = tokenFor({ exp: 4_102_444_805 });
  session.signIn(next);
  await waitFor(() => expect(rendered.calls.map(({ operation }) => operation)).toContain('logout'));
  answer(failure(401, 'Ended'));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(session.get()).toMatchObject({ status: 'signed-in', token: next });
});

const profile = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Nadia Benali',
  email: 'admin@comptoir.example',
  phone: null,
  role: 'ADMIN',
  countryCode: null,
  officeId: null,
  verified: true,
  sso: true,
} as const;

test('signing out at the provider stops reads before their session ends', async () => {
  let signal: AbortSignal | undefined;
  const stopped: (boolean | undefined)[] = [];
  const endSso = () => {
    stopped.push(signal?.aborted);
    return { addressWithToken: null };
  };
  const rendered = open({ endSso, getMe: () => profile });
  expect(await screen.findByRole('button', { name: /^NB/ })).toBeVisible();
  const reading = queryClient.fetchQuery({
    queryKey: ['a slow read'],
    queryFn: (context) => {
      signal = context.signal;
      return new Promise(() => undefined);
    },
  });
  reading.catch(() => undefined);
  await logOut(rendered);
  await waitFor(() => expect(session.get()).toMatchObject({ reason: 'signed-out' }));
  expect(stopped).toEqual([true]);
});

test('the security events are for administrators', async () => {
  const { user, address } = open({});
  await user.click(await screen.findByRole('button', { name: /Profile/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Security events' }));
  expect(address()).toBe('/security-events');
});

test('an entry of a remote opens its page', async () => {
  const { user, address } = open({});
  await user.click(await screen.findByRole('button', { name: /Profile/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'My vehicle' }));
  expect(address()).toBe('/fleet/mine');
});

test('the handbook opens in another tab, at the page of the role', async () => {
  const beside = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: /Profile/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Handbook' }));
  expect(beside).toHaveBeenCalledWith('/help/administration.html', '_blank', 'noopener');
});

test.each([
  ['with', { platform: true as const }, 1],
  ['without', {}, 0],
])('people %s the platform permission open the page Platform', async (_case, claims, entries) => {
  const { user } = open({}, claims);
  await user.click(await screen.findByRole('button', { name: /Profile/ }));
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(screen.queryAllByRole('menuitem', { name: 'Platform' })).toHaveLength(entries);
});
