import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useFullPrint } from './use-full-print';

const PAGE = 100;

/** A list of `total` rows with one page loaded; `answers` are given before those with rows. */
function show(total: number, answers: { isError: boolean }[] = []) {
  const print = jest.spyOn(window, 'print').mockReset();
  const fetchPage = jest.fn();
  const hook = renderHook(() => {
    const [count, setCount] = useState(PAGE);
    fetchPage.mockImplementation(async () => {
      const early = answers.shift();
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!early) act(() => setCount((known) => Math.min(known + PAGE, total)));
      return early ?? { isError: false };
    });
    return { count, isLoading: useFullPrint(count, count < total ? fetchPage : undefined) };
  });
  return { print, fetchPage, ...hook };
}

function press(init?: KeyboardEventInit) {
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, ...init })));
}

test('all pages are loaded before the list is printed once', async () => {
  const { print, result } = show(250);
  press();
  press({ repeat: true });
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(result.current).toEqual({ count: 250, isLoading: false });
});

test('a request that joins a refetch of the loaded rows is retried', async () => {
  const { print, result } = show(250, [{ isError: false }]);
  press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(result.current.count).toBe(250);
});

test('a failed page prints the loaded rows, and the next print tries again', async () => {
  const { print, result } = show(250, [{ isError: true }]);
  press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(result.current.count).toBe(PAGE);
  press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(result.current.count).toBe(250);
});
