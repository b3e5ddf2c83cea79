import type { MapAdapterProps } from './map-view.types';
import type { MapsConfig } from './maps-config.schema';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';

const GoogleMap = retryingLazy(async () => (await import('./google/google-map')).GoogleMap);
const TilesMap = retryingLazy(async () => (await import('./tiles/tiles-map')).TilesMap);
const BuiltinMap = retryingLazy(async () => (await import('./builtin/builtin-map')).BuiltinMap);

/** Map of the configured provider; its code is fetched with the first map. */
export function MapAdapter({ config, ...props }: MapAdapterProps & { config: MapsConfig }) {
  switch (config.provider) {
    case 'google':
      return <GoogleMap {...props} config={config} />;
    case 'tiles':
      return <TilesMap {...props} config={config} />;
    case 'builtin':
      return <BuiltinMap {...props} />;
  }
}
