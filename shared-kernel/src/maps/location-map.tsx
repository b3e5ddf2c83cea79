import { MapPlaceholder } from './map-placeholder';
import { useMapsMessages } from './maps-messages';
import { MapView, STREET_ZOOM } from './map-view';
import styles from './location-map.module.css';
import type { Location, Position } from './position';

interface LocationMapProps {
  /** Absent while an address has no known position. */
  location: Location | undefined;
  /** Name of the place, for its marker. */
  title: string;
  /** Lets a person set the place: by a click on the map, by dragging the pin, by keys. Then there is a map also without a location. */
  onMove?: ((position: Position) => void) | undefined;
  /** Middle of the map while there is no location. */
  around?: Position | undefined;
}

/** Square preview of one place: its marker on the map, or a placeholder. With `onMove` the place can be set on it. */
export function LocationMap({ location, title, onMove, around }: LocationMapProps) {
  const t = useMapsMessages();
  const place = title || t('place');
  const map = (
    <div className={styles.square}>
      {location || onMove ? (
        <MapView
          label={t('location', { place })}
          markers={location ? [{ id: 'location', position: location, title: place }] : []}
          zoom={STREET_ZOOM}
          precision={location?.precision}
          onMove={onMove}
          around={around}
        />
      ) : (
        <MapPlaceholder />
      )}
    </div>
  );
  if (!onMove) return map;
  return (
    <div className={styles.movable}>
      {map}
      <p className={styles.hint}>{t('pin.hint')}</p>
    </div>
  );
}
