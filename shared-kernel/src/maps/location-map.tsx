import { MapPlaceholder } from './map-placeholder';
import { useMapsMessages } from './maps-messages';
import { MapView, STREET_ZOOM } from './map-view';
import styles from './location-map.module.css';
import type { Location } from './position';

interface LocationMapProps {
  /** Absent while an address has no known position. */
  location: Location | undefined;
  /** Name of the place, for its marker. */
  title: string;
}

/** Square preview of one place: its marker on the map, or a placeholder. */
export function LocationMap({ location, title }: LocationMapProps) {
  const t = useMapsMessages();
  const place = title || t('place');
  return (
    <div className={styles.square}>
      {location ? (
        <MapView
          label={t('location', { place })}
          markers={[{ id: 'location', position: location, title: place }]}
          zoom={STREET_ZOOM}
          precision={location.precision}
        />
      ) : (
        <MapPlaceholder />
      )}
    </div>
  );
}
