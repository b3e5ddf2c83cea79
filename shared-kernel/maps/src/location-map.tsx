import { MapPlaceholder } from './map-placeholder';
import { useMapsMessages } from './maps-messages';
import { useMaps, useStreets } from './maps-provider';
import { MapView, STREET_ZOOM } from './map-view';
import styles from './location-map.module.css';
import type { MapMarker } from './map-view.types';
import type { Location, Position } from './position';

interface LocationMapProps {
  /** Undefined while the address has no known position. */
  location: Location | undefined;
  title: string;
  /**
   * Makes the place editable by a click on the map, by dragging the pin and by keys. Then the map is shown without a
   * location as well.
   */
  onMove?: ((position: Position) => void) | undefined;
  around?: Position | undefined;
  /** Further places near it, which the bundled map does not show: its zoom cannot separate them. */
  further?: readonly MapMarker[];
}

/** Square preview of a place: its marker on a map, or a placeholder. With `onMove` the place can be edited. */
export function LocationMap({ location, title, onMove, around, further }: LocationMapProps) {
  const t = useMapsMessages();
  const { config } = useMaps();
  const hasStreets = useStreets();
  const others = config.provider === 'builtin' ? [] : (further ?? []);
  const place = title || t('place');
  const map = (
    <div className={[styles.square, !hasStreets && styles.small, !onMove && styles.fixed].filter(Boolean).join(' ')}>
      {location || onMove ? (
        <MapView
          label={t('location', { place })}
          markers={location ? [{ id: 'location', position: location, title: place }, ...others] : []}
          fit={others.length > 0}
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
  if (!onMove && !location) return map;
  return (
    <div className={styles.movable}>
      {map}
      {location && (
        <p className={styles.hint}>
          <a href={streetMapOf(location)} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </p>
      )}
      {onMove && (
        <p data-hint className={styles.hint}>
          {t('pin.hint')}
        </p>
      )}
    </div>
  );
}

/** Address of the place on a public map with streets. */
function streetMapOf({ lat, lon }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${STREET_ZOOM + 2}/${lat}/${lon}`;
}
