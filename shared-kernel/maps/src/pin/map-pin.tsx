import type { MarkerTone } from '../map-view.types';
import styles from './map-pin.module.css';
import { PIN_OUTLINE, PIN_SIGNS, PIN_SIZE } from './pin-shape';

export function MapPin({ tone }: { tone: MarkerTone }) {
  const { width, height } = PIN_SIZE;
  return (
    <svg className={styles[tone]} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles['outline']} d={PIN_OUTLINE} />
      <path className={styles['sign']} d={PIN_SIGNS[tone]} />
    </svg>
  );
}
