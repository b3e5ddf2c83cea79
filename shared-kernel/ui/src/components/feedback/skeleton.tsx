import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import styles from './skeleton.module.css';

/** A grey placeholder of a text. `width` is a CSS length. */
export function Skeleton({ width = '100%', height = '0.9em' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" data-skeleton="" />;
}

/** Placeholder rows of a list. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
  const t = useKernelMessages();
  return (
    <div role="status" aria-label={t('state.loading')} className={styles.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={`${[34, 27, 39, 31][row % 4] ?? 30}%`} />
          <Skeleton width={`${[18, 24, 15, 21][row % 4] ?? 20}%`} />
          <Skeleton width="12%" />
        </div>
      ))}
    </div>
  );
}
