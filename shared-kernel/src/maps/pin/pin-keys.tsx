import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button/button';
import { useMapsMessages } from '../maps-messages';
import type { MapExtent, MapMarker } from '../map-view.types';
import type { Position } from '../position';
import { nudge } from './nudge';
import styles from './pin-keys.module.css';

interface PinKeysProps {
  /** The pin, once there is one. */
  marker: MapMarker | undefined;
  /** What the map shows now. */
  extent: () => MapExtent;
  onMove: (position: Position) => void;
}

/** Sets the place of a pin without a mouse: puts it into the middle of the map, moves it by keys, and tells where it is. */
export function PinKeys({ marker, extent, onMove }: PinKeysProps) {
  const t = useMapsMessages();
  if (!marker) {
    return (
      <div className={styles.overlay} data-map-overlay>
        <Button onClick={() => onMove(extent().centre)}>{t('pin.place')}</Button>
      </div>
    );
  }
  const { position, title } = marker;
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = nudge(position, event.key, extent().zoom, event.shiftKey ? 'fine' : 'coarse');
    if (!moved) return;
    event.preventDefault();
    onMove(moved);
  };
  return (
    <div className={styles.overlay} data-map-overlay>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ARIA's role for keys of one's own */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- no native control moves in two directions
        tabIndex={0}
        aria-label={t('pin.keys', { place: title })}
        className={styles.keys}
        onKeyDown={onKeyDown}
      >
        <output dir="ltr">{`${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}`}</output>
      </div>
    </div>
  );
}
