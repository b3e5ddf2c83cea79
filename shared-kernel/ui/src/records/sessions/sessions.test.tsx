import type { SessionRecord } from '@comptoir/api-contract/session-records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { OwnSessions, Sessions } from './sessions';

const here: SessionRecord = {
  id: '01890000-0000-7000-8000-0000000000c1',
  current: true,
  createdDate: '2026-11-22T08:00:00.000Z',
  lastSeenDate: '2026-11-22T09:00:00.000Z',
  address: '192.0.2.10',
  browser: 'Firefox',
  system: 'Windows',
};
const phone: SessionRecord = {
  ...here,
  id: '01890000-0000-7000-8000-0000000000c2',
  current: false,
  address: '198.51.100.7',
  browser: 'Safari',
  system: 'iOS',
};
const personId = '01890000-0000-7000-8000-0000000000d1';

const items = () => within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

test('own sessions have browser, place and time, and the current one is marked', async () => {
  renderScreen(<OwnSessions />, { api: { listSessions: () => [here, phone] } });
  await screen.findByText('Firefox on Windows');
  const [first, second, ...others] = items();
  expect(others).toHaveLength(0);
  expect(first).toHaveTextContent('Firefox on Windows This session');
  expect(first).toHaveTextContent('192.0.2.10');
  expect(second).toHaveTextContent('Safari on iOS');
  expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument();
});

test('another session ends after confirmation, and the list is refetched', async () => {
  let sessions = [here, phone];
  const { user, calls } = renderScreen(<OwnSessions />, {
    api: {
      listSessions: () => sessions,
      endSession: () => {
        sessions = [here];
        return undefined;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End session: Safari on iOS' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^Safari on iOS is signed out immediately/);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End session' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(calls.find(({ operation }) => operation === 'endSession')?.params).toEqual({ id: phone.id });
});

test('a session that failed to end stays, with a message', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderScreen(<OwnSessions />, {
    api: { listSessions: () => [here, phone], endSession: () => failure(503, 'Not ready') },
  });
  await user.click(await screen.findByRole('button', { name: /^End session/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End session' }));
  expect((await screen.findAllByText(/Failed to end the session/))[0]).toBeVisible();
  expect(items()).toHaveLength(2);
});

test('an administrator sees and ends the sessions of an account, and finds its security events', async () => {
  const { user, calls } = renderScreen(<Sessions id={personId} />, {
    claims: { role: 'ADMIN', countryCode: 'DZ' },
    api: { listUserSessions: () => [{ ...phone, browser: null, system: null }], endUserSession: () => undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'End session: Unknown browser' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End session' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'endUserSession')?.params).toEqual({
      id: personId,
      sessionId: phone.id,
    }),
  );
  expect(screen.getByRole('link', { name: 'Security events of this person' })).toHaveAttribute(
    'href',
    `/security-events?person=${personId}`,
  );
});

test('an office manager, who may not read security events, has no link to them', async () => {
  renderScreen(<Sessions id={personId} />, {
    claims: { role: 'OFFICEMANAGER' },
    api: { listUserSessions: () => [] },
  });
  expect(await screen.findByText('Not signed in anywhere')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('content below the sessions appears once their number is known or has failed to load', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let answer: (sessions: SessionRecord[]) => void = () => undefined;
  const sessions = new Promise<SessionRecord[]>((resolve) => (answer = resolve));
  const below = <p>Below</p>;
  renderScreen(<Sessions id={personId}>{below}</Sessions>, { api: { listUserSessions: () => sessions } });
  expect(await screen.findByRole('heading', { name: 'Sessions' })).toBeVisible();
  expect(screen.queryByText('Below')).not.toBeInTheDocument();
  answer([phone]);
  expect(await screen.findByText('Below')).toBeVisible();
  cleanup();
  renderScreen(<Sessions id={personId}>{below}</Sessions>, {
    api: { listUserSessions: () => failure(503, 'Not ready') },
  });
  expect(await screen.findByText('Below')).toBeVisible();
});
