import { LeafletMap } from '../leaflet/leaflet-map';
import type { MapAdapterProps } from '../map-view.types';
import { builtinBase } from './builtin-base';

/** A map drawn from bundled data: countries, rivers, lakes and cities. Asks no server but our own. */
export function BuiltinMap(props: MapAdapterProps) {
  return <LeafletMap {...props} base={builtinBase} />;
}
