let path: string | undefined;
let trace: string | undefined;

/**
 * The trace of the page as W3C writes it: the one that the server began with it and named in `Server-Timing`, and one of
 * its own for each page that was gone to since; none where the server keeps no traces.
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

/** The last 12 of the 32 digits of its id become the time in milliseconds: random numbers cost more in the first script. */
function traceOfNow(trace: string): string {
  return `${trace.slice(0, 23)}0${Date.now().toString(16)}${trace.slice(35)}`;
}
