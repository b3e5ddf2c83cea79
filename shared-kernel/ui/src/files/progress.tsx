import { Figure } from '../components/figure/figure';
import styles from './progress.module.css';

interface ProgressProps {
  /** From 0 to 100. */
  percent: number;
  label: string;
}

/** A progress bar. */
export function Progress({ percent, label }: ProgressProps) {
  return (
    <span className={styles.progress}>
      <progress aria-label={label} max={100} value={percent} className={styles.bar} />
      <Figure>{percent}%</Figure>
    </span>
  );
}
