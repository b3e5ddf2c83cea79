import { ADMINS } from '@comptoir/api-contract/roles';
import type { ReactNode } from 'react';
import { useClaims } from '@comptoir/kernel/internal/session';
import { Card } from '../../components/page/page';
import { Link } from '@comptoir/kernel/internal/router';
import { PersonFactors } from '../factors/person-factors';
import { PersonKeys } from '../keys/person-keys';
import { SessionList } from './session-list';
import { useSessionMessages } from './session-messages';
import { useSessions } from './sessions.queries';
import styles from './person-sessions.module.css';

/** Sessions of a user on the page of their account, with the content below. */
export function PersonSessions({ id, children }: { id: string; children?: ReactNode }) {
  const t = useSessionMessages();
  const { role } = useClaims();
  const of = { person: 'other', id } as const;
  // Waits for the length of the list, since the content below would move.
  const { isPending } = useSessions(of);
  return (
    <>
      <Card>
        <h2 className={styles.title}>{t('title')}</h2>
        <SessionList of={of} />
        {!isPending && ADMINS.includes(role) && (
          <p className={styles.events}>
            <Link to={`/security-events?person=${id}`}>{t('events')}</Link>
          </p>
        )}
      </Card>
      {!isPending && ADMINS.includes(role) && (
        <>
          <PersonFactors id={id} />
          <PersonKeys id={id} />
        </>
      )}
      {!isPending && children}
    </>
  );
}
