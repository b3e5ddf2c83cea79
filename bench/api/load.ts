import autocannon, { type Request } from 'autocannon';

export interface Load {
  rate: number;
  /** 99th percentile, in milliseconds. */
  p99: number;
  /** Processor time of the server per request, in milliseconds; NaN without `processorTime`. */
  processorEach: number;
}

export interface LoadOptions {
  address: string;
  requests: Request[];
  connections: number;
  seconds: number;
  /** Processor time of the server so far, in milliseconds. */
  processorTime?: () => number;
}

/** Duration of uncounted requests first, in seconds: programs become faster while they run. */
const WARM_UP_SECONDS = 2;

/** Sends requests as fast as they are answered. @throws Error when any is refused */
export async function load(options: LoadOptions): Promise<Load> {
  await send({ ...options, seconds: WARM_UP_SECONDS });
  return send(options);
}

async function send({
  address,
  requests,
  connections,
  seconds,
  processorTime = () => Number.NaN,
}: LoadOptions): Promise<Load> {
  let client = 0;
  const before = processorTime();
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    // Connections start at different requests; in step they would all wait for the same office.
    setupClient: (connection) => {
      const start = client++ % requests.length;
      connection.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} of ${result.requests.total} requests to ${requests[0]?.path} were refused.`);
  }
  const processorEach = (processorTime() - before) / result.requests.total;
  return { rate: result.requests.average, p99: result.latency.p99, processorEach };
}
