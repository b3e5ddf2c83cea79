import { useMessages } from '../messages/messages';
import styles from './widget-content.module.css';

/** Says that a figure counts only the newest collections, where there are more than a widget reads. */
export function PartialNote({ counted, total }: { counted: number; total: number }) {
  const t = useMessages();
  if (counted >= total) return null;
  return <p className={styles.empty}>{t('dashboard.partial', { counted, total })}</p>;
}
