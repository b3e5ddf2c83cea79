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

test('a page that is not wanted is not fetched', async () => {
  const { fetchPage, rerender } = show({ isError: false });
  rerender({ wanted: false, count: 500 });
  await settled();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a page that brings rows is fetched once', async () => {
  const { fetchPage, rerender } = show({ isError: false });
  rerender({ wanted: false, count: 1000 });
  await settled();
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(fetchPage).toHaveBeenCalledWith({ cancelRefetch: false });
});

test('a page whose request was dropped is asked for again, but not for ever', async () => {
  const { fetchPage } = show({ isError: false });
  await waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(3));
  await settled();
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

test('a page that fails is not asked for again, and that is told', async () => {
  const { fetchPage, result } = show({ isError: true });
  await waitFor(() => expect(result.current).toBe(true));
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
