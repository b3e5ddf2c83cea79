import { Link } from '@comptoir/kernel/router';
import { useMessages } from '../messages/messages';
import styles from './ledger.module.css';

export function CollectionLink({ id }: { id: string }) {
  const t = useMessages();
  return (
    <Link to={`/collection-schedules/${id}`} className={styles.link}>
      {t('moneyBook.pickUp', { id })}
    </Link>
  );
}
