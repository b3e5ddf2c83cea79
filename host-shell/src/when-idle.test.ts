import { IDLE_MS, whenPageIdle } from './when-idle';

function watchIdle() {
  const requests = new Map<number, IdleRequestCallback>();
  Object.assign(window, {
    requestIdleCallback: (work: IdleRequestCallback) => requests.set(requests.size + 1, work).size,
    cancelIdleCallback: (request: number) => requests.delete(request),
  });
  return () => requests.forEach((work) => work({ didTimeout: false, timeRemaining: () => 10 }));
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
  whenPageIdle(work);
  pause();
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  pause();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the page is there', 0],
  ['while it waits for a pause', IDLE_MS],
])('called off %s it is not done', (_when, duration) => {
  const pause = watchIdle();
  const work = jest.fn();
  const callOff = whenPageIdle(work);
  jest.advanceTimersByTime(duration);
  callOff();
  jest.advanceTimersByTime(IDLE_MS);
  pause();
  expect(work).not.toHaveBeenCalled();
});

test('a browser without idle callbacks does it a little later', () => {
  const work = jest.fn();
  whenPageIdle(work);
  jest.advanceTimersByTime(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
