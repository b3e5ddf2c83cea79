import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@comptoir/remote-sdk/testing';

let connected = true;
const call = () => (connected ? Promise.resolve('done') : Promise.reject(new TypeError('Failed to fetch')));

function connect(now: boolean) {
  connected = now;
  act(() => onlineManager.setOnline(now));
}

beforeEach(() => connect(false));
afterEach(() => connect(true));

function Change() {
  const { mutate, status } = useMutation({ mutationFn: call });
  return (
    <button type="button" onClick={() => mutate()}>
      {status}
    </button>
  );
}

function Read() {
  const { status } = useQuery({ queryKey: ['collections'], queryFn: call });
  return <p>{status}</p>;
}

test('a change without a connection fails at once instead of being queued', async () => {
  const { user } = renderScreen(<Change />);
  await user.click(screen.getByRole('button', { name: 'idle' }));
  expect(await screen.findByRole('button', { name: 'error' })).toBeVisible();
});

test('a read without a connection fails, and is retried once there is one', async () => {
  renderScreen(<Read />);
  expect(await screen.findByText('error')).toBeVisible();
  connect(true);
  expect(await screen.findByText('success')).toBeVisible();
});
