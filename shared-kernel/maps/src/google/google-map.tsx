/// <reference types="google.maps" />
import { APIProvider, Map as VisMap, type MapCameraChangedEvent } from '@vis.gl/react-google-maps';
import { useRef } from 'react';
import { pageLanguage } from '@comptoir/ui/internal/countries/country-name';
import type { MapAdapterProps, MapExtent } from '../map-view.types';
import type { MapsConfigOf } from '../maps-config.schema';
import { onEarth } from '../pin/nudge';
import type { Position } from '../position';
import { useStableMarkers } from '../use-stable-markers';
import styles from './google-map.module.css';
import { GOOGLE_VERSION } from './google-maps-api';
import { GooglePins } from './google-pins';
import { useGoogleScript } from './use-google-script';
import { Viewport } from './viewport';

interface GoogleMapProps extends MapAdapterProps {
  config: MapsConfigOf<'google'>;
}

/** Google ignores styles on a map with an id, whose look comes from its console. */
const WITHOUT_POINTS_OF_INTEREST: google.maps.MapTypeStyle[] = [
  { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] },
];
const WORLD = { defaultCenter: { lat: 20, lng: 10 }, defaultZoom: 2 };

export function GoogleMap({ config, label, zoom, fit, onMarkerClick, onMove, onFailure, ...props }: GoogleMapProps) {
  const { googleKey, googleMapId } = config;
  const { onExtent, onList, around } = props;
  const moved = useRef<Position>(undefined);
  const move = (position: Position) => {
    moved.current = position;
    onMove?.(position);
  };
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
          disableDoubleClickZoom={onMove !== undefined}
          onClick={({ detail: { latLng } }) => latLng && move(onEarth({ lat: latLng.lat, lon: latLng.lng }))}
          onCameraChanged={reportExtent(onExtent)}
        >
          <GooglePins
            markers={markers}
            advanced={googleMapId !== undefined}
            onPress={onMarkerClick}
            onList={onList}
            onMove={onMove && move}
          />
          <Viewport markers={markers} zoom={zoom} fit={fit} around={around} moved={moved} />
        </VisMap>
      </APIProvider>
    </section>
  );
}

function reportExtent(report: (extent: MapExtent) => void) {
  return ({ detail: { center, zoom } }: MapCameraChangedEvent) =>
    report({ centre: onEarth({ lat: center.lat, lon: center.lng }), zoom });
}
