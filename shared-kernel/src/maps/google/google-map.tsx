import { useCallback, useEffect } from 'react';
import { APIProvider, Map as GoogleMapView } from '@vis.gl/react-google-maps';
import { pageLanguage } from '../../countries/country-name';
import type { MapAdapterProps } from '../map-view.types';
import type { MapsConfigOf } from '../maps-config.schema';
import { onAuthFailure } from './auth-failure';
import { GoogleMarker } from './google-marker';
import { GoogleViewport } from './google-viewport';
import styles from './google-map.module.css';

interface GoogleMapProps extends MapAdapterProps {
  config: MapsConfigOf<'google'>;
}

/** Ignored by Google for a map with an id, whose looks come from its console. */
const WITHOUT_POINTS_OF_INTEREST = [{ featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] }];
// A new list with each render would load the script again and again.
const LIBRARIES = ['marker'];
const WORLD = { lat: 20, lng: 10 };

/** Markers on Google's map, with no control but the zoom. */
export function GoogleMap({ config, label, markers, zoom, fit, onMarkerClick, onFailure }: GoogleMapProps) {
  const failToLoad = useCallback((cause: unknown) => onFailure({ reason: 'load', cause }), [onFailure]);
  useEffect(() => onAuthFailure(() => onFailure({ reason: 'auth' })), [onFailure]);
  const mapId = config.googleMapId;

  return (
    <APIProvider apiKey={config.googleKey} libraries={LIBRARIES} language={pageLanguage()} onError={failToLoad}>
      <section aria-label={label} className={styles.map}>
        <GoogleMapView
          {...(mapId ? { mapId } : { styles: WITHOUT_POINTS_OF_INTEREST })}
          defaultCenter={WORLD}
          defaultZoom={2}
          gestureHandling="cooperative"
          fullscreenControl={false}
          mapTypeControl={false}
          streetViewControl={false}
          clickableIcons={false}
        >
          {markers.map((marker) => (
            <GoogleMarker key={marker.id} marker={marker} advanced={mapId !== undefined} onClick={onMarkerClick} />
          ))}
          <GoogleViewport markers={markers} zoom={zoom} fit={fit} />
        </GoogleMapView>
      </section>
    </APIProvider>
  );
}
