import { OfficeZone } from '@comptoir/shared-kernel/selection';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ServerAway } from '../connection/server-away';
import { useConnection } from '../connection/connection';
import { newerPage } from '../newer-page/newer-page';
import { pageData } from '../page-data';
import { SessionExpiry } from '../session/session-expiry';
import styles from './announcements.module.css';

const OverrideBanner = lazy(async () => ({ default: (await import('../remote-override')).OverrideBanner }));
const NewerNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "newer" */ '../newer-page/newer-notice')).NewerNotice,
}));

/** What concerns every page: a server that is away, a session that is about to end, a remote from elsewhere, a newer page. */
export function Announcements() {
  const state = useConnection();
  const { override } = pageData();
  const isNewer = useSyncExternalStore(newerPage.subscribe, newerPage.get);
  return (
    <div className={styles.announcements}>
      <Suspense>{override && <OverrideBanner override={override} />}</Suspense>
      <Suspense>{isNewer && <NewerNotice />}</Suspense>
      {state === 'away' && <ServerAway />}
      <SessionExpiry />
      <OfficeZone />
    </div>
  );
}
