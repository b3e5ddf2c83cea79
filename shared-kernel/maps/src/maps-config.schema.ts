import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** `maps` of the run-time configuration: provider of maps and geocoding. */
export const MapsConfig = z.discriminatedUnion('provider', [
  /** Bundled data at city level; needs no other service. */
  z.object({ provider: z.literal('builtin') }),
  /**
   * Raster tiles at `tileUrl`, for example `https://tile.example/{z}/{x}/{y}.png`; addresses are located by the API.
   */
  z.object({
    provider: z.literal('tiles'),
    tileUrl: text,
    /** HTML beside the map; that of OpenStreetMap by default. */
    tileAttribution: z.optional(text),
    tileMaxZoom: z.optional(z.int().check(z.gte(1), z.lte(22))),
  }),
  /** Google's maps and geocoding. Styled by us without a map id, by Google's console with one. */
  z.object({ provider: z.literal('google'), googleKey: text, googleMapId: z.optional(text) }),
]);

export type MapsConfig = z.infer<typeof MapsConfig>;
export type MapProviderName = MapsConfig['provider'];
export type MapsConfigOf<Name extends MapProviderName> = Extract<MapsConfig, { provider: Name }>;
