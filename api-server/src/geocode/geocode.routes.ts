import { refused } from '../api-error';
import type { Handlers } from '../http/handlers';
import type { Geocoder } from './geocoder';

export function geocodeHandlers(geocode: Geocoder) {
  return {
    geocode: async ({ query, reply }) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const found = await geocode(query, left.signal);
      if (!found) throw refused('not-located');
      return found;
    },
  } satisfies Partial<Handlers>;
}
