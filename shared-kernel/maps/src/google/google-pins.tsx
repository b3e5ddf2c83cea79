/// <reference types="google.maps" />
import { AdvancedMarker, Marker, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useMemo, useState } from 'react';
import type { MapMarker } from '../map-view.types';
import { useMapsMessages } from '../maps-messages';
import { ClusterPin } from '../pin/cluster-pin';
import { clusterMarkers, partingZoom, type MarkerCluster } from '../pin/cluster-markers';
import type { Position } from '../position';
import { GoogleMarker } from './google-marker';
import { clusterSymbol } from './marker-symbol';

interface GooglePinsProps {
  markers: readonly MapMarker[];
  advanced: boolean;
  onPress: ((id: string) => void) | undefined;
  onList: (markers: readonly MapMarker[]) => void;
  onMove: ((position: Position) => void) | undefined;
}

const CLOSEST_ZOOM = 21;

export function GooglePins({ markers, advanced, onPress, onList, onMove }: GooglePinsProps) {
  const zoom = useZoom();
  const clusters = useMemo(
    () => (zoom === undefined || onMove ? markers.map(alone) : clusterMarkers(markers, zoom)),
    [markers, onMove, zoom],
  );
  return clusters.map((cluster) => {
    const [marker] = cluster.markers;
    if (cluster.markers.length === 1 && marker) {
      return (
        <GoogleMarker
          key={marker.id}
          marker={marker}
          advanced={advanced}
          onPress={onPress && (() => onPress(marker.id))}
          onMove={onMove}
        />
      );
    }
    const key = cluster.markers.map(({ id }) => id).join(' ');
    return <GoogleCluster key={key} cluster={cluster} advanced={advanced} onList={onList} />;
  });
}

interface GoogleClusterProps extends Pick<GooglePinsProps, 'advanced' | 'onList'> {
  cluster: MarkerCluster;
}

function GoogleCluster({ cluster: { markers, position, tone }, advanced, onList }: GoogleClusterProps) {
  const t = useMapsMessages();
  const map = useMap();
  const count = markers.length;
  const centre = { lat: position.lat, lng: position.lon };
  const open = () => {
    const zoom = partingZoom(markers, map?.getZoom() ?? 0, CLOSEST_ZOOM);
    if (zoom === undefined) return onList(markers);
    map?.setCenter(centre);
    map?.setZoom(zoom);
  };
  const title = t('cluster', { count });
  if (advanced) {
    return (
      <AdvancedMarker title={title} position={centre} clickable onClick={open}>
        <ClusterPin count={count} tone={tone} />
      </AdvancedMarker>
    );
  }
  const label = { text: String(count), color: '#fff', fontSize: '13px', fontWeight: '600' };
  return <Marker title={title} position={centre} label={label} icon={clusterSymbol(tone)} onClick={open} />;
}

function useZoom(): number | undefined {
  const map = useMap();
  const [zoom, setZoom] = useState<number>();
  useEffect(() => {
    const listener = map?.addListener('zoom_changed', () => setZoom(map.getZoom()));
    return () => listener?.remove();
  }, [map]);
  return zoom;
}

function alone(marker: MapMarker): MarkerCluster {
  return { markers: [marker], position: marker.position, tone: marker.tone ?? 'default' };
}
