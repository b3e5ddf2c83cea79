import autocannon, { type Request } from 'autocannon';

export interface Load {
  /** Requests per second. */
  rate: number;
  /** Of 100 requests one took longer, in milliseconds. */
  p99: number;
  /** Of a processor that the server used for each request, in milliseconds; not a number where it was not asked for. */
  processorEach: number;
}

export interface LoadOptions {
  address: string;
  /** Each connection sends them one after the other, again and again. */
  requests: Request[];
  connections: number;
  seconds: number;
  /** What the server has used of a processor so far, in milliseconds. */
  processorTime?: () => number;
}

/** How long the same requests are sent before they are counted, in seconds: programs become faster while they run. */
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
    // Each connection begins at another request; in step, all of them would wait for the same office.
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
