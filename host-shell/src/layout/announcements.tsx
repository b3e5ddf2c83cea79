import { OfficeZone } from '@comptoir/kernel/selection';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { useEffect, useSyncExternalStore } from 'react';
import { ServerUnavailable } from '../connection/server-unavailable';
import { useConnection } from '../connection/connection';
import { newerPage } from '../newer-page/newer-page';
import { pageData } from '../page-data';
import { SessionExpiry } from '../session/session-expiry';
import styles from './announcements.module.css';

// A failed import must not break the page.
const banner = onDemand(
  async () => (await import(/* webpackChunkName: "override" */ '../remote-override/override-banner')).OverrideBanner,
);
const notice = onDemand(
  async () => (await import(/* webpackChunkName: "decisions" */ '../newer-page/newer-notice')).NewerNotice,
);

export function Announcements() {
  const state = useConnection();
  const { override } = pageData();
  const isNewer = useSyncExternalStore(newerPage.subscribe, newerPage.get);
  const hasOverride = override !== undefined;
  useEffect(() => {
    if (hasOverride) banner.load().catch(() => undefined);
    if (isNewer) notice.load().catch(() => undefined);
  }, [hasOverride, isNewer]);
  const OverrideBanner = banner.useLoaded()?.Component;
  const NewerNotice = notice.useLoaded()?.Component;
  return (
    <div className={styles.announcements}>
      {override && OverrideBanner && <OverrideBanner override={override} />}
      {isNewer && NewerNotice && <NewerNotice />}
      {state === 'away' && <ServerUnavailable />}
      <SessionExpiry />
      <OfficeZone />
    </div>
  );
}
