import type { ServerProcess } from './server-process';

/** What a server may take at most, whatever it is asked. */
export const MEMORY_LIMIT_MIB = 400;
export const PAUSE_LIMIT_MS = 50;
/** How much more memory an export may take, in MiB. */
export const EXPORT_MORE_MIB = 30;
/** What it may send at most in one answer, compressed. */
export const WIRE_LIMIT_BYTES = 2_000_000;

/** A server is started with it, so that it tells of itself. */
export const METRICS_TOKEN = 'metrics of the bench';

/** The longest pause of the event loop since this was asked last, in milliseconds; it is looked at every ten. */
export async function longestPause({ address }: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${address}/api/metrics`, { headers })).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]);
}
