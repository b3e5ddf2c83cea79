/** A request of a page as the browser's own tools report it. */
export interface SeenRequest {
  url: string;
  /** `Document`, `Script`, `Fetch`, … */
  type: string;
  /** Compressed body on the wire. */
  bytes: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** Addresses of the files without which it would not have begun: the page that names it, the scripts that asked. */
  waitsFor: readonly string[];
}

/**
 * How many requests had to follow one another for each: the page is 1, what stands in it 2, what a script of it asks
 * for 3.
 */
export function depthsOf(requests: readonly SeenRequest[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  // A request can only wait for one that began before it.
  for (const { url, waitsFor } of requests) {
    if (depths.has(url)) continue;
    const before = waitsFor.filter((address) => address !== url).map((address) => depths.get(address) ?? 0);
    depths.set(url, 1 + Math.max(0, ...before));
  }
  return depths;
}
