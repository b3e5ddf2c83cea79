import { waitFor } from '@testing-library/react';
import { loadLater } from './load-later';

test('code that failed to load is requested again with each return of the network, until it loads', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('still away'))
    .mockResolvedValue('code');
  const begin = jest.fn();
  loadLater(load, begin);
  for (const times of [2, 3]) {
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(times);
    });
  }
  await waitFor(() => expect(begin).toHaveBeenCalledWith('code'));
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});
