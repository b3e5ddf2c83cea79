import { useMapsMessages } from './maps-messages';
import styles from './location-map.module.css';

export function MapPlaceholder() {
  const t = useMapsMessages();
  return (
    <svg
      className={styles.placeholder}
      role="img"
      aria-label={t('placeholder')}
      viewBox="0 0 240 240"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className={styles.placeholderWater}>
        <path d="M-10 196c38-22 66-4 98-20s30-44 66-52 62 12 96-8v134H-10z" />
      </g>
      <g className={styles.placeholderStreets}>
        <path d="M-10 58 250 22M-10 138l260-36M52-10l34 260M150-10l34 260M-10 98l96-14M120 40l22 150" />
      </g>
      <g className={styles.placeholderPin}>
        <path d="M120 142c0 0 30-34 30-58a30 30 0 1 0-60 0c0 24 30 58 30 58z" />
        <circle cx="120" cy="84" r="11" />
      </g>
    </svg>
  );
}
