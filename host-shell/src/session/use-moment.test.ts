import { act, renderHook } from '@testing-library/react';
import { useMoment } from './use-moment';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a moment comes once, at its time', () => {
  const moment = Date.now() + 1000;
  const { result } = renderHook(() => useMoment(moment));
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('a moment comes also when the timer fires early', () => {
  const moment = Date.now() + 1000;
  const { result } = renderHook(() => useMoment(moment));
  // The system clock is set back a little, as it happens regularly.
  jest.setSystemTime(Date.now() - 3);
  pass(1000);
  expect(result.current).toBe(false);
  pass(3);
  expect(result.current).toBe(true);
});

test('the timer stops after the last subscriber', () => {
  const moment = Date.now() + 1000;
  renderHook(() => useMoment(moment)).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
