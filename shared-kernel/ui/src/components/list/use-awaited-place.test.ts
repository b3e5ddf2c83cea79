import { renderHook, waitFor } from '@testing-library/react';
import type { Place } from './saved-place';
import { useAwaitedPlace } from './use-awaited-place';

const left: Place = { kind: 'columns', offset: 9000, first: 204, last: 220, heights: new Map() };

function show(answers: readonly unknown[], place?: Place) {
  const onEndReached = jest.fn<Promise<unknown>, []>();
  for (const answer of answers) onEndReached.mockResolvedValueOnce(answer);
  const awaited = renderHook(
    ({ count }) => useAwaitedPlace(place, { rows: Array.from({ length: count }), onEndReached }),
    { initialProps: { count: 100 } },
  );
  return { onEndReached, awaited };
}

test('pages up to the position are loaded one by one', () => {
  const { onEndReached, awaited } = show([{ isError: false }, { isError: false }], left);
  expect(awaited.result.current).toBe(true);
  expect(onEndReached).toHaveBeenCalledTimes(1);
  awaited.rerender({ count: 200 });
  expect(awaited.result.current).toBe(true);
  expect(onEndReached).toHaveBeenCalledTimes(2);
  awaited.rerender({ count: 300 });
  expect(awaited.result.current).toBe(false);
  expect(onEndReached).toHaveBeenCalledTimes(2);
});

test('a failed page ends the loading', async () => {
  const { awaited } = show([{ isError: true }], left);
  expect(awaited.result.current).toBe(true);
  await waitFor(() => expect(awaited.result.current).toBe(false));
});

test('a list without a position preloads nothing', () => {
  const { onEndReached, awaited } = show([]);
  expect(awaited.result.current).toBe(false);
  expect(onEndReached).not.toHaveBeenCalled();
});
