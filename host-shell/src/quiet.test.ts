import { QUIET_MS, whenQuiet } from './quiet';

function watchIdle() {
  const asked = new Map<number, IdleRequestCallback>();
  Object.assign(window, {
    requestIdleCallback: (work: IdleRequestCallback) => asked.set(asked.size + 1, work).size,
    cancelIdleCallback: (request: number) => asked.delete(request),
  });
  return () => asked.forEach((work) => work({ didTimeout: false, timeRemaining: () => 10 }));
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('work waits for the page, and then for an idle period', () => {
  const pause = watchIdle();
  const work = jest.fn();
  whenQuiet(work);
  pause();
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(QUIET_MS);
  expect(work).not.toHaveBeenCalled();
  pause();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the page is there', 0],
  ['while it waits for a pause', QUIET_MS],
])('called off %s it is not done', (_when, duration) => {
  const pause = watchIdle();
  const work = jest.fn();
  const callOff = whenQuiet(work);
  jest.advanceTimersByTime(duration);
  callOff();
  jest.advanceTimersByTime(QUIET_MS);
  pause();
  expect(work).not.toHaveBeenCalled();
});

test('a browser without idle callbacks does it a little later', () => {
  const work = jest.fn();
  whenQuiet(work);
  jest.advanceTimersByTime(QUIET_MS);
  expect(work).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
