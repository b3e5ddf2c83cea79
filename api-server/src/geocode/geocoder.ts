import type { GeocodeQuery, GeocodeResult } from '@comptoir/api-contract/geocode';

/** Locates an address; nothing when there is no such place. @throws when the service behind it fails. */
export type Geocoder = (query: GeocodeQuery, signal: AbortSignal) => Promise<GeocodeResult | undefined>;
