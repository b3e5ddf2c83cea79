const SERVERS = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

async function openPage(serverTiming: { name: string; description: string }[]) {
  class PerformanceNavigationTiming {
    serverTiming = serverTiming;
  }
  Object.assign(globalThis, { PerformanceNavigationTiming });
  performance.getEntriesByType = () => [Object(new PerformanceNavigationTiming())];
  jest.resetModules();
  const { pageTrace } = await import('./page-trace');
  return pageTrace;
}

beforeEach(() => history.replaceState(null, '', '/agencies'));

test('calls belong to the trace that the server began with the page, and to a new one after navigation', async () => {
  const trace = await openPage([
    { name: 'cache', description: 'hit' },
    { name: 'traceparent', description: SERVERS },
  ]);
  expect([trace(), trace()]).toEqual([SERVERS, SERVERS]);
  history.pushState(null, '', '/trades');
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  const next = trace();
  expect(next).toMatch(/^00-0af7651916cd43dd8448[0-9a-f]{12}-b7ad6b7169203331-01$/);
  expect(next).not.toBe(SERVERS);
  jest.advanceTimersByTime(1000);
  expect(trace()).toBe(next);
  history.pushState(null, '', '/agencies');
  expect(trace()).not.toBe(next);
  expect(trace()).toHaveLength(SERVERS.length);
  jest.useRealTimers();
});

test('without tracing on the server no page has a trace', async () => {
  const trace = await openPage([]);
  expect(trace()).toBeUndefined();
  history.pushState(null, '', '/trades');
  expect(trace()).toBeUndefined();
});
