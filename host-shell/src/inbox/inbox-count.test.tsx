import { queryClient } from '@comptoir/kernel/query';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { InboxCount } from '.';

test('nothing is shown while the inbox is empty, otherwise the number that the stream announces', async () => {
  let open = 0;
  const { calls } = renderScreen(<InboxCount />, { api: { countInbox: () => ({ open, nextDate: null }) } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/\d/)).not.toBeInTheDocument();
  open = 3;
  await act(() => queryClient.invalidateQueries({ queryKey: ['inbox'] }));
  expect(await screen.findByText('3')).toBeVisible();
  open = 100;
  await act(() => queryClient.invalidateQueries({ queryKey: ['inbox'] }));
  expect(await screen.findByText('99+')).toBeVisible();
});

test('a snoozed item is counted when it comes back', async () => {
  let requests = 0;
  renderScreen(<InboxCount />, {
    api: {
      countInbox: () => {
        requests += 1;
        return requests === 1
          ? { open: 0, nextDate: new Date(Date.now() - 900).toISOString() }
          : { open: 1, nextDate: null };
      },
    },
  });
  expect(await screen.findByText('1', undefined, { timeout: 3000 })).toBeVisible();
});
