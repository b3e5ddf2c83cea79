import { createContext, use, useMemo, type ReactNode } from 'react';
import { apiGeocoder } from './geocoding/api-geocoder';
import { lazyGoogleGeocoder } from './geocoding/lazy-google-geocoder';
import type { Geocoder } from './geocoding/geocoder';
import { mapsSettings, type MapsSettings } from './maps-settings';

const MapsContext = createContext<MapsSettings | undefined>(undefined);

interface MapsProviderProps extends MapsSettings {
  children: ReactNode;
}

/** Overrides the page's maps settings for its children. */
export function MapsProvider({ config, geocode, children }: MapsProviderProps) {
  const settings = useMemo(() => ({ config, geocode }), [config, geocode]);
  return <MapsContext value={settings}>{children}</MapsContext>;
}

/** Current maps settings. Their identity must be stable: the geocoder is created from them. */
export function useMaps(): MapsSettings {
  const given = use(MapsContext) ?? mapsSettings();
  if (!given) throw new Error('A map or an address field is shown before configureMaps');
  return useMemo(() => ({ config: given.config, geocode: geocoderFor(given) }), [given]);
}

function geocoderFor({ config, geocode }: MapsSettings): Geocoder {
  return config.provider === 'google' ? lazyGoogleGeocoder(config.googleKey) : apiGeocoder(geocode);
}

/** True if the maps have streets, which the bundled one has not. */
export function useStreets(): boolean {
  return useMaps().config.provider !== 'builtin';
}
