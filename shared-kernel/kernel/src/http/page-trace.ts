let path: string | undefined;
let trace: string | undefined;

/**
 * W3C trace context of the page: the one named by the server in `Server-Timing`, and a new one after each navigation.
 * Undefined if the server does not trace.
 */
export function pageTrace(): string | undefined {
  const { pathname } = location;
  if (path !== pathname) trace = path ? trace && traceOfNow(trace) : traceOfServer();
  path = pathname;
  return trace;
}

function traceOfServer(): string | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return typeof PerformanceNavigationTiming === 'function' && opened instanceof PerformanceNavigationTiming
    ? opened.serverTiming.find(({ name }) => name === 'traceparent')?.description
    : undefined;
}

/**
 * Replaces the last 12 of 32 digits by the time in milliseconds: random numbers would cost more bytes in the first
 * script.
 */
function traceOfNow(trace: string): string {
  return `${trace.slice(0, 23)}0${Date.now().toString(16)}${trace.slice(35)}`;
}
