import { useShellMessages } from '../messages/messages';
import styles from './progress-line.module.css';

export function ProgressLine() {
  const t = useShellMessages();
  return (
    <div className={styles.line}>
      <progress className={styles.name} aria-label={t('remote.loading')} />
    </div>
  );
}
