import type { ReadVersions } from './published-versions';

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 2_000;

/** Reads the published versions from the page server at `pageUrl`. */
export function versionsOf(pageUrl: string | undefined): ReadVersions | undefined {
  if (pageUrl === undefined) return undefined;
  return async () => {
    const response = await fetch(new URL('/versions.json', pageUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The page server at ${pageUrl} answered ${response.status}`);
    return response.json();
  };
}
