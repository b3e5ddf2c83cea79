import type { Route } from '@comptoir/api-contract/routes';
import type { RawArguments } from './operation-types';

/** URL of a call: fills in path parameters, omits empty query values. */
export function addressOf(baseUrl: string, route: Route, { params, query }: RawArguments): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${baseUrl}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Serialises plain values as JSON; form data is passed on, with the browser's content type. */
export function bodyOf(body: unknown): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
