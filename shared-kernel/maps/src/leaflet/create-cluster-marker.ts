import { divIcon, Marker } from 'leaflet';
import { mapsMessage } from '../maps-messages';
import type { MarkerCluster } from '../pin/cluster-markers';
import { CLUSTER_SIZE, clusterElement } from '../pin/cluster-element';
import styles from './leaflet-map.module.css';
import { pressedBy } from './pressed-by';

/** Marker of a cluster with its count: a button that also reacts to Enter and Space. */
export function createClusterMarker({ markers, position, tone }: MarkerCluster, onOpen: () => void): Marker {
  const title = mapsMessage('cluster', { count: markers.length });
  const marker = new Marker([position.lat, position.lon], {
    title,
    alt: title,
    riseOnHover: true,
    icon: divIcon({
      className: styles.marker ?? '',
      iconSize: [CLUSTER_SIZE, CLUSTER_SIZE],
      html: clusterElement(markers.length, tone),
    }),
  });
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', title);
    element?.setAttribute('role', 'button');
  });
  pressedBy(marker, onOpen);
  return marker;
}
