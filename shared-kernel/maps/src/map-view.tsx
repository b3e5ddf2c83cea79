import { Suspense, useCallback, useRef, useState } from 'react';
import type { Precision } from '@comptoir/api-contract/geocode';
import { logError } from '@comptoir/kernel/internal/log/log-error';
import { useSeen } from '@comptoir/ui/internal/components/use-seen';
import { MapAdapter } from './map-adapter';
import { MapBoundary } from './map-boundary';
import { MapFailureNotice } from './map-failure-notice';
import { useMapsMessages } from './maps-messages';
import styles from './map-view.module.css';
import type { MapExtent, MapFailure, MapMarker, MapViewProps } from './map-view.types';
import { MarkerListDialog } from './marker-list.dialog';
import type { MapProviderName } from './maps-config.schema';
import { useMaps } from './maps-provider';
import { PinKeys } from './pin/pin-keys';
import type { Position } from './position';

/** Zoom at which streets have names. */
export const STREET_ZOOM = 15;

/** A map further below the viewport is not loaded yet. */
const PRELOAD_MARGIN = '50%';

/** Initial centre, before the map has reported its own. */
const DEFAULT_CENTRE: Position = { lat: 20, lon: 10 };

/** A map of the configured provider that fills its container, with markers. */
export function MapView({ zoom = STREET_ZOOM, fit = false, ...props }: MapViewProps) {
  const { config } = useMaps();
  const t = useMapsMessages();
  const [failure, setFailure] = useState<MapFailure>();
  const fail = useCallback((failure: MapFailure) => {
    logError('The map is not shown', failure);
    setFailure(failure);
  }, []);
  const failToRender = useCallback((cause: unknown) => fail({ reason: 'load', cause }), [fail]);
  const tryAgain = useCallback(() => setFailure(undefined), []);
  const extent = useRef<MapExtent>(undefined);
  const noteExtent = useCallback((shown: MapExtent) => {
    extent.current = shown;
  }, []);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useSeen(frame, PRELOAD_MARGIN);
  const [listed, list] = useState<readonly MapMarker[]>();
  const { markers, onMarkerClick, onMove } = props;
  const [marker] = markers;
  const precision = displayedPrecision(config.provider, props.precision);

  if (failure) {
    return (
      <div className={styles.frame}>
        <MapFailureNotice failure={failure} onRetry={tryAgain} />
      </div>
    );
  }
  const pending = <output className={styles.pending} aria-label={t('loading')} />;
  return (
    <div ref={frame} className={styles.frame} data-approximate={precision === 'address' ? undefined : true}>
      <MapBoundary onError={failToRender}>
        {isNear ? (
          <Suspense fallback={pending}>
            <MapAdapter
              {...props}
              config={config}
              zoom={zoom}
              fit={fit}
              precision={precision}
              onFailure={fail}
              onExtent={noteExtent}
              onList={list}
            />
            {onMove && (
              <PinKeys
                marker={marker}
                extent={() => extent.current ?? { centre: marker?.position ?? DEFAULT_CENTRE, zoom }}
                onMove={onMove}
              />
            )}
          </Suspense>
        ) : (
          pending
        )}
      </MapBoundary>
      {precision !== 'address' && markers.length > 0 && (
        <div className={styles.precision} data-map-overlay>
          <p>{t(`approximate.${precision}`)}</p>
        </div>
      )}
      {listed && <MarkerListDialog markers={listed} onPress={onMarkerClick} onClose={() => list(undefined)} />}
    </div>
  );
}

/** The bundled map has no detail below a city; for others a missing precision means exact. */
function displayedPrecision(provider: MapProviderName, precision: Precision = 'address'): Precision {
  if (provider !== 'builtin') return precision;
  return precision === 'region' ? 'region' : 'city';
}
