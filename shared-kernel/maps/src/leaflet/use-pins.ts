import { useEffect, useRef, type RefObject } from 'react';
import { layerGroup, type Map as LeafletMap } from 'leaflet';
import type { MapMarker } from '../map-view.types';
import { clusterMarkers, partingZoom, type MarkerCluster } from '../pin/cluster-markers';
import { createClusterMarker } from './create-cluster-marker';
import { createMarker } from './create-marker';

interface PinUse {
  /** False for a map with a movable pin, which draws it itself. */
  shown: boolean;
  onPress: ((id: string) => void) | undefined;
  onList: (markers: readonly MapMarker[]) => void;
}

/** Draws markers, clustered where they overlap; a cluster zooms in or lists its markers. */
export function usePins(map: RefObject<LeafletMap | null>, markers: readonly MapMarker[], use: PinUse): void {
  const { shown, onPress, onList } = use;
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const pressable = onPress !== undefined;

  useEffect(() => {
    const onMap = map.current;
    if (!onMap || !shown) return undefined;
    const pins = layerGroup().addTo(onMap);
    const open = ({ markers: together, position }: MarkerCluster) => {
      const zoom = partingZoom(together, onMap.getZoom(), onMap.getMaxZoom());
      if (zoom === undefined) return onList(together);
      onMap.setView([position.lat, position.lon], zoom, { animate: false });
      // The focused pin was removed.
      onMap.getContainer().focus({ preventScroll: true });
    };
    const draw = () => {
      pins.clearLayers();
      for (const cluster of clusterMarkers(markers, onMap.getZoom())) {
        const [marker] = cluster.markers;
        if (cluster.markers.length > 1) pins.addLayer(createClusterMarker(cluster, () => open(cluster)));
        else if (marker) pins.addLayer(createMarker(marker, pressable ? (id) => press.current?.(id) : undefined));
      }
    };
    draw();
    onMap.on('zoomend', draw);
    return () => {
      onMap.off('zoomend', draw);
      pins.remove();
    };
  }, [map, markers, onList, pressable, shown]);
}
