export interface SeenRequest {
  url: string;
  /** `Document`, `Script`, `Fetch`, … */
  type: string;
  /** Compressed body. */
  bytes: number;
  /** Start in milliseconds of the browser's monotonic clock. */
  at: number;
  /** Addresses of the files that caused the request: the page or scripts. */
  waitsFor: readonly string[];
}

/** Number of requests in sequence for each: the page is 1, its files 2, requests of its scripts 3. */
export function depthsOf(requests: readonly SeenRequest[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { url, waitsFor } of requests) {
    if (depths.has(url)) continue;
    const before = waitsFor.filter((address) => address !== url).map((address) => depths.get(address) ?? 0);
    depths.set(url, 1 + Math.max(0, ...before));
  }
  return depths;
}
