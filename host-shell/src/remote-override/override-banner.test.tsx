import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { loadPageData } from '../page-data';
import { CONFIG_ELEMENT, REGISTRY_ELEMENT } from '../page-elements';
import { remotes } from '../remotes/current-loader';
import { startRemotes } from '../remotes/remotes';
import { OverrideBanner } from './override-banner';
import { keepOverride } from './override-cookie';
import { OVERRIDE, type AppliedOverride } from './page-override';

const later = new Date(Date.now() + 3_600_000).toISOString();
const override = { by: 'me', remote: 'finance', address: 'http://localhost:4312/', until: later };

beforeAll(async () => {
  const deadlines = { manifest: 1000, entry: 1000, firstRender: 1000 };
  for (const [id, content] of [
    [
      REGISTRY_ELEMENT,
      {
        schema: 1,
        revision: 1,
        remotes: { finance: { live: OVERRIDE, versions: [{ version: OVERRIDE, integrity: {}, descriptor: {} }] } },
      },
    ],
    [CONFIG_ELEMENT, { deadlines }],
  ] as const) {
    const element = document.createElement('script');
    element.id = id;
    element.type = 'application/json';
    element.textContent = JSON.stringify(content);
    document.head.append(element);
  }
  startRemotes(await loadPageData());
});

function show(applied: AppliedOverride, api: Parameters<typeof renderScreen>[1] = {}) {
  const reload = jest.fn();
  return { reload, ...renderScreen(<OverrideBanner override={applied} reload={reload} />, api) };
}

test.each<[string, Parameters<typeof renderScreen>[1]]>([
  ['is written down', { api: { endRemoteOverride: () => undefined } }],
  ['cannot be written down', { api: { endRemoteOverride: () => failure(503, 'Not ready') } }],
])('one click ends it, also when that %s', async (_, api) => {
  keepOverride('token', later);
  const { user, reload, calls } = show({ ...override, status: 'active' }, api);
  expect(screen.getByText('The remote finance comes from http://localhost:4312/')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End override' }));
  expect(document.cookie).not.toContain('token');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
});

test('a failed override shows the reason', () => {
  show({ ...override, status: 'failed', problem: 'remote.json answered 404' });
  expect(screen.getByRole('alert')).toHaveTextContent('The remote finance could not be loaded from');
  expect(screen.getByRole('alert')).toHaveTextContent('remote.json answered 404');
});

test('an override that loads and then fails is not reported as shown (platform 9)', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ ...override, status: 'active' });
  act(() => remotes().reject('finance', OVERRIDE, new Error('dispatcher.getOwner is not a function')));
  await remotes()
    .load('finance', './exchange', 'Area')
    .catch(() => undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('The remote finance could not be loaded from');
  expect(screen.getByRole('alert')).toHaveTextContent('dispatcher.getOwner is not a function');
});

test('after its end one click restores the published version', async () => {
  const { user, reload, calls } = show({ ...override, until: new Date(0).toISOString(), status: 'active' });
  await user.click(screen.getByRole('button', { name: 'Load the published version' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});

test('another person sees no notice', () => {
  show({ ...override, status: 'idle' });
  expect(screen.queryByText(/finance/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
