import { reportPreparing } from './preparing';

test('a slow start prints its progress until it is ready', () => {
  jest.useFakeTimers();
  const write = jest.fn();
  const ready = reportPreparing({ write });
  jest.advanceTimersByTime(4_000);
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(7_000);
  expect(write.mock.calls).toEqual([['Preparing the data, 5 s …\n'], ['Preparing the data, 10 s …\n']]);
  ready();
  jest.advanceTimersByTime(60_000);
  expect(write).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
