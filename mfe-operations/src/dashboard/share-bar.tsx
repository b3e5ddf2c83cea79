import styles from './share-bar.module.css';

interface ShareBarProps {
  part: number;
  whole: number;
}

/** Decorative: its figures are shown as text beside it. */
export function ShareBar({ part, whole }: ShareBarProps) {
  const share = whole > 0 ? Math.min(1, part / whole) : 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width="100" height="1" />
      <rect className={styles.part} width={share * 100} height="1" />
    </svg>
  );
}
