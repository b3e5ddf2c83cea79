import type { GeocodeQuery, GeocodeResult } from '@comptoir/api-contract/geocode';

/** Undefined if not found. @throws if the service fails */
export type Geocoder = (query: GeocodeQuery, signal: AbortSignal) => Promise<GeocodeResult | undefined>;
