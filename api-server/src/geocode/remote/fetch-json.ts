import * as z from 'zod/mini';

export type Fetch = typeof fetch;

/** @throws for an error status or an unexpected shape */
export async function fetchJson<Schema extends z.ZodMiniType>(
  fetch: Fetch,
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json', 'user-agent': 'Comptoir/1.0' } });
  if (!response.ok) throw new Error(`${url.origin} answered ${response.status} ${response.statusText}`.trim());
  const parsed = z.safeParse(schema, await response.json());
  if (!parsed.success) throw new Error(`${url.origin} returned an unexpected response`, { cause: parsed.error });
  return parsed.data;
}

export function below(base: string, path: string, query: Record<string, string>): URL {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
