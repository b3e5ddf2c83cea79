import { lazy, Suspense } from 'react';
import { ServerAway } from '../connection/server-away';
import { useConnection } from '../connection/connection';
import { pageData } from '../page-data';
import { SessionExpiry } from '../session/session-expiry';
import styles from './announcements.module.css';

const OverrideBanner = lazy(async () => ({ default: (await import('../remote-override')).OverrideBanner }));

/** What concerns every page: a server that is away, a session that is about to end, a remote from elsewhere. */
export function Announcements() {
  const state = useConnection();
  const { override } = pageData();
  return (
    <div className={styles.announcements}>
      <Suspense>{override && <OverrideBanner override={override} />}</Suspense>
      {state === 'away' && <ServerAway />}
      <SessionExpiry />
    </div>
  );
}
