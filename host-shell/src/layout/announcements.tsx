import { ServerAway } from '../connection/server-away';
import { useConnection } from '../connection/connection';
import { SessionExpiry } from '../session/session-expiry';
import styles from './announcements.module.css';

/** What concerns every page: a server that is away, a session that is about to end. */
export function Announcements() {
  const state = useConnection();
  return (
    <div className={styles.announcements}>
      {state === 'away' && <ServerAway />}
      <SessionExpiry />
    </div>
  );
}
