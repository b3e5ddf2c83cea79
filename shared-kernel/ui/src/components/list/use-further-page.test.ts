import { act, renderHook, waitFor } from '@testing-library/react';
import { useFurtherPage } from './use-further-page';

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function show(answer: unknown) {
  const fetchPage = jest.fn(() => Promise.resolve(answer));
  const hook = renderHook(({ wanted, count }) => useFurtherPage(wanted, count, fetchPage), {
    initialProps: { wanted: true, count: 500 },
  });
  return { fetchPage, ...hook };
}

test('an unneeded page is not loaded', async () => {
  const { fetchPage, rerender } = show({ isError: false });
  rerender({ wanted: false, count: 500 });
  await settled();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a page with rows is loaded once', async () => {
  const { fetchPage, rerender } = show({ isError: false });
  rerender({ wanted: false, count: 1000 });
  await settled();
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(fetchPage).toHaveBeenCalledWith({ cancelRefetch: false });
});

test('a page whose request was cancelled is retried a few times', async () => {
  const { fetchPage } = show({ isError: false });
  await waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(3));
  await settled();
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

test('a failed page is not retried and is reported', async () => {
  const { fetchPage, result } = show({ isError: true });
  await waitFor(() => expect(result.current).toBe(true));
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
