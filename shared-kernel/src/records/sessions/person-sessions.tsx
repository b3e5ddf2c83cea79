import { ADMINS } from '@comptoir/api-contract/roles';
import { useClaims } from '../../session';
import { Card } from '../../ui/page/page';
import { Link } from '../../router';
import { SessionList } from './session-list';
import { useSessionMessages } from './session-messages';
import styles from './person-sessions.module.css';

/** The card of a person's sessions on the page of their account. */
export function PersonSessions({ id }: { id: string }) {
  const t = useSessionMessages();
  const { role } = useClaims();
  return (
    <Card>
      <h2 className={styles.title}>{t('title')}</h2>
      <SessionList of={{ person: 'somebody', id }} />
      {ADMINS.includes(role) && (
        <p className={styles.events}>
          <Link to={`/security-events?person=${id}`}>{t('events')}</Link>
        </p>
      )}
    </Card>
  );
}
