import * as z from 'zod/mini';

/** What a remote geocoder is given, so that a test needs no network. */
export type Fetch = typeof fetch;

/** The answer to a GET, checked by `schema`. @throws when it is no success or not of that shape */
export async function fetchJson<Schema extends z.ZodMiniType>(
  fetch: Fetch,
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json', 'user-agent': 'Comptoir/1.0' } });
  if (!response.ok) throw new Error(`${url.origin} answered ${response.status} ${response.statusText}`.trim());
  const parsed = z.safeParse(schema, await response.json());
  if (!parsed.success) throw new Error(`${url.origin} answered in a form that we do not know`, { cause: parsed.error });
  return parsed.data;
}

/** `path` below a configured address, which may end in a slash or not. */
export function below(base: string, path: string, query: Record<string, string>): URL {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
