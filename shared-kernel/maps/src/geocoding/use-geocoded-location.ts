import { useEffect, useMemo, useState } from 'react';
import type { GeocodeQuery } from '@comptoir/api-contract/geocode';
import { logError } from '@comptoir/kernel/internal/log/log-error';
import { useMaps } from '../maps-provider';
import type { Location } from '../position';
import { LocationNotFoundError, type Geocoder } from './geocoder';

/** Debounce in milliseconds. */
export const GEOCODE_DELAY_MS = 500;

/** Parts of an address; `countryCode` is ISO 3166-1 alpha-2. */
export interface AddressFields {
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

/** A known position and its address. */
export interface LocatedAddress extends AddressFields, Location {}

/** State of the lookup. */
export type LocationLookup =
  | { status: 'incomplete' }
  | { status: 'looking' }
  | { status: 'found'; location: Location }
  | { status: 'missing'; reason: 'not-found' | 'failed' };

/**
 * Position of the address in a form: looked up once all four fields are filled and typing pauses, cleared when one of
 * them changes. A failure is logged and leaves no position.
 * @param known the stored record, whose address is not looked up again
 */
export function useGeocodedLocation(fields: AddressFields, known?: LocatedAddress): LocationLookup {
  const { geocode } = useMaps();
  const { address, city, postalCode, countryCode } = fields;
  const query = useMemo(() => {
    // The server checks the rest: its schema would more than double the code that a map waits for.
    const trimmed = { address: address.trim(), city: city.trim(), postalCode: postalCode.trim() };
    const filled = [...Object.values(trimmed), countryCode].every((text) => text.trim() !== '');
    return filled ? { ...trimmed, countryCode } : undefined;
  }, [address, city, postalCode, countryCode]);
  const [answer, setAnswer] = useState<{ query: GeocodeQuery; lookup: LocationLookup }>();
  const isKnown = known !== undefined && query !== undefined && isSameAddress(query, known);

  useEffect(() => {
    if (!query || isKnown) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void lookUp(geocode, query, controller.signal).then((lookup) => {
        if (!controller.signal.aborted) setAnswer({ query, lookup });
      });
    }, GEOCODE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [geocode, query, isKnown]);

  const { lat, lon, precision } = known ?? NO_LOCATION;
  return useMemo(() => {
    if (!query) return { status: 'incomplete' };
    if (isKnown) return { status: 'found', location: { lat, lon, precision } };
    return answer?.query === query ? answer.lookup : { status: 'looking' };
  }, [query, isKnown, lat, lon, precision, answer]);
}

const NO_LOCATION: Location = { lat: 0, lon: 0 };

async function lookUp(geocode: Geocoder, query: GeocodeQuery, signal: AbortSignal): Promise<LocationLookup> {
  try {
    const { lat, lon, precision } = await geocode(query, signal);
    return { status: 'found', location: { lat, lon, precision } };
  } catch (cause) {
    if (!signal.aborted) logError('The address could not be located', cause);
    return { status: 'missing', reason: cause instanceof LocationNotFoundError ? 'not-found' : 'failed' };
  }
}

function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  return (['address', 'city', 'postalCode', 'countryCode'] as const).every((field) => one[field] === other[field]);
}
