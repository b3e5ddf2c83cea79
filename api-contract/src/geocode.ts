import * as z from 'zod/mini';
import { operation } from './operation';
import { STAFF } from './roles';
import { CountryCode, requiredText } from './values';

/** Precision of a position; a country alone is none. */
export const PRECISIONS = ['address', 'postcode', 'city', 'region'] as const;

export const GeocodeQuery = z.object({
  address: requiredText('Address is required'),
  city: requiredText('City is required'),
  postalCode: requiredText('Postal code is required', 20),
  countryCode: CountryCode,
});

/** In degrees, with their precision. */
export const GeocodeResult = z.object({
  lat: z.number(),
  lon: z.number(),
  precision: z.enum(PRECISIONS),
  label: z.string(),
});

export const geocodeOperations = {
  geocode: operation({
    summary: 'Position of an address; 404 when it cannot be located',
    access: STAFF,
    query: GeocodeQuery,
    response: GeocodeResult,
  }),
};

export type Precision = (typeof PRECISIONS)[number];
export type GeocodeQuery = z.infer<typeof GeocodeQuery>;
export type GeocodeResult = z.infer<typeof GeocodeResult>;
