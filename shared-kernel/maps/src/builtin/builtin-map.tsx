import { LeafletMap } from '../leaflet/leaflet-map';
import type { MapAdapterProps } from '../map-view.types';
import { builtinBase } from './builtin-base';

/** A map of bundled data: countries, rivers, lakes and cities. Needs no other server. */
export function BuiltinMap(props: MapAdapterProps) {
  return <LeafletMap {...props} base={builtinBase} />;
}
