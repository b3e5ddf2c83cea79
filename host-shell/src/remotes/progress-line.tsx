import { useShellMessages } from '../messages/messages';
import styles from './progress-line.module.css';

/** A line at the top of the window while a page is on its way; mount it for as long as that takes. */
export function ProgressLine() {
  const t = useShellMessages();
  return (
    <div className={styles.line}>
      <progress className={styles.name} aria-label={t('remote.loading')} />
    </div>
  );
}
