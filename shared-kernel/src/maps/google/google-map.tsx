/// <reference types="google.maps" />
import { APIProvider, Map as VisMap, useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { pageLanguage } from '../../countries/country-name';
import type { MapAdapterProps, MapMarker } from '../map-view.types';
import type { MapsConfigOf } from '../maps-config.schema';
import { useStableMarkers } from '../use-stable-markers';
import styles from './google-map.module.css';
import { GOOGLE_VERSION } from './google-maps-api';
import { GoogleMarker } from './google-marker';
import { useGoogleScript } from './use-google-script';

interface GoogleMapProps extends MapAdapterProps {
  config: MapsConfigOf<'google'>;
}

/** Google ignores styles on a map with an id, whose looks come from its console. */
const WITHOUT_POINTS_OF_INTEREST: google.maps.MapTypeStyle[] = [
  { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] },
];
const WORLD = { defaultCenter: { lat: 20, lng: 10 }, defaultZoom: 2 };
/** Room around the markers of a map that shows them all, in pixels. */
const MARKER_ROOM = 48;

/** Markers on Google's map, which has no control but the zoom. */
export function GoogleMap({ config, label, zoom, fit, onMarkerClick, onFailure, ...props }: GoogleMapProps) {
  const { googleKey, googleMapId } = config;
  const markers = useStableMarkers(props.markers);
  if (!useGoogleScript(googleKey, onFailure)) return <section aria-label={label} className={styles.map} />;
  return (
    <section aria-label={label} className={styles.map}>
      <APIProvider apiKey={googleKey} version={GOOGLE_VERSION} language={pageLanguage()}>
        <VisMap
          {...WORLD}
          {...(googleMapId ? { mapId: googleMapId } : { styles: WITHOUT_POINTS_OF_INTEREST })}
          className={styles.map ?? ''}
          gestureHandling="cooperative"
          fullscreenControl={false}
          mapTypeControl={false}
          streetViewControl={false}
          clickableIcons={false}
        >
          {markers.map((marker) => (
            <GoogleMarker
              key={marker.id}
              marker={marker}
              advanced={googleMapId !== undefined}
              onPress={onMarkerClick && (() => onMarkerClick(marker.id))}
            />
          ))}
          <Viewport markers={markers} zoom={zoom} fit={fit} />
        </VisMap>
      </APIProvider>
    </section>
  );
}

/** Centres the first marker, or shows them all. */
function Viewport({ markers, zoom, fit }: { markers: readonly MapMarker[]; zoom: number; fit: boolean }) {
  const map = useMap();
  useEffect(() => {
    const points = markers.map(({ position }) => ({ lat: position.lat, lng: position.lon }));
    const [first] = points;
    if (!map || !first) return;
    if (fit && points.length > 1) {
      const bounds = new google.maps.LatLngBounds();
      for (const point of points) bounds.extend(point);
      map.fitBounds(bounds, MARKER_ROOM);
    } else {
      map.setCenter(first);
      map.setZoom(zoom);
    }
  }, [map, markers, zoom, fit]);
  return null;
}
