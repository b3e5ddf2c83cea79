import type { KeyboardEvent } from 'react';
import { Button } from '@comptoir/ui/internal/components/button/button';
import { useMapsMessages } from '../maps-messages';
import type { MapExtent, MapMarker } from '../map-view.types';
import type { Position } from '../position';
import { nudge } from './nudge';
import styles from './pin-keys.module.css';

interface PinKeysProps {
  marker: MapMarker | undefined;
  extent: () => MapExtent;
  onMove: (position: Position) => void;
}

/** Keyboard control of a pin: puts it into the centre of the map, moves it, announces its position. */
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
