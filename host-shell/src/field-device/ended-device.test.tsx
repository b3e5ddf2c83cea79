import { session } from '@comptoir/kernel/session';
import { renderScreen, WhileSignedIn } from '@comptoir/remote-sdk/testing';
import { outbox } from '@comptoir/ui/outbox';
import { screen, waitFor } from '@testing-library/react';
import { EndedDevice } from './ended-device';

const exportKey = { id: 'k1', publicKey: 'BAAA' };
const stop = { collectionId: '1042', agency: 'Pharmacie Audin', currency: 'DZD', files: [] } as const;

test('a collector reads that the device was ended, before its recordings are deleted and the session ends', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let state: 'active' | 'ended' = 'active';
  const { user, calls } = renderScreen(
    <WhileSignedIn>
      <EndedDevice />
    </WhileSignedIn>,
    {
      claims: { role: 'COLLECTOR' },
      api: {
        sendHeartbeat: () => ({ serverTime: new Date().toISOString(), state, exportKey }),
        logout: () => undefined,
      },
    },
  );
  const sent = () => calls.filter(({ operation }) => operation === 'sendHeartbeat').length;
  await outbox.send();
  await waitFor(() => expect(sent()).toBe(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  state = 'ended';
  await outbox.record({ ...stop, body: { collectedAmount: 100 } });
  const notice = await screen.findByRole('alertdialog', { name: 'This phone was ended' });
  expect(notice).toHaveTextContent('Unsent collections that are deleted: 1.');
  expect(outbox.items.get()).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Delete and sign out' }));
  await waitFor(() => expect(session.get().status).toBe('signed-out'));
  expect(outbox.items.get()).toEqual([]);
});
