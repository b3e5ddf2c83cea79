import { useMapsMessages } from './maps-messages';
import styles from './location-map.module.css';

export function MapPlaceholder() {
  const t = useMapsMessages();
  return (
    <svg
      className={styles.placeholder}
      role="img"
      aria-label={t('placeholder')}
      viewBox="0 -22 240 240"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className={styles.placeholderPin}>
        <path d="M120 142c0 0 30-34 30-58a30 30 0 1 0-60 0c0 24 30 58 30 58z" />
        <circle cx="120" cy="84" r="11" />
      </g>
    </svg>
  );
}
