import type { ServerProcess } from './server-process';

export const MEMORY_LIMIT_MIB = 400;
export const PAUSE_LIMIT_MS = 50;
/** Additional memory of an export, in MiB. */
export const EXPORT_MORE_MIB = 30;
/** Maximum size of an answer, compressed. */
export const WIRE_LIMIT_BYTES = 2_000_000;

export const METRICS_TOKEN = 'metrics of the bench';

/** Longest pause of the event loop since the last call, in milliseconds; sampled every ten. */
export async function longestPause({ address }: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${address}/api/metrics`, { headers })).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]);
}
