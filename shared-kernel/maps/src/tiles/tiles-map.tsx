import { useMemo } from 'react';
import { LeafletMap } from '../leaflet/leaflet-map';
import type { MapAdapterProps } from '../map-view.types';
import type { MapsConfigOf } from '../maps-config.schema';
import { tilesBase } from './tiles-base';

export function TilesMap({ config, ...props }: MapAdapterProps & { config: MapsConfigOf<'tiles'> }) {
  const base = useMemo(() => tilesBase(config), [config]);
  return <LeafletMap {...props} key={config.tileUrl} base={base} />;
}
