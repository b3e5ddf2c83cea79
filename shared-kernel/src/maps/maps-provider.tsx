import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { apiGeocoder } from './geocoding/api-geocoder';
import { lazyGoogleGeocoder } from './geocoding/lazy-google-geocoder';
import type { Geocoder } from './geocoding/geocoder';
import type { MapsConfig } from './maps-config.schema';

interface Maps {
  config: MapsConfig;
  geocode: Geocoder;
}

const MapsContext = createContext<Maps | undefined>(undefined);

interface MapsProviderProps {
  /** Part `maps` of the run-time configuration. */
  config: MapsConfig;
  /** The API's `geocode` call, used unless Google locates addresses. Stable between renders. */
  geocode: Geocoder;
  children: ReactNode;
}

/** Says which service draws the maps below it and locates addresses. */
export function MapsProvider({ config, geocode, children }: MapsProviderProps) {
  const maps = useMemo(() => ({ config, geocode: geocoderFor(config, geocode) }), [config, geocode]);
  return <MapsContext.Provider value={maps}>{children}</MapsContext.Provider>;
}

export function useMaps(): Maps {
  const maps = useContext(MapsContext);
  if (!maps) throw new Error('A map or an address field stands outside of MapsProvider');
  return maps;
}

function geocoderFor(config: MapsConfig, geocode: Geocoder): Geocoder {
  return config.provider === 'google' ? lazyGoogleGeocoder(config.googleKey) : apiGeocoder(geocode);
}
