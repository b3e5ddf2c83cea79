import { listenForChanges, onServerLife } from '@comptoir/kernel/query';
import { useOfficeTimeZone, useRoleSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { NavigationType, Outlet, useLocation, useNavigationType } from '@comptoir/kernel/router';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import styles from './app-layout.module.css';
import { OfferInstallation } from '../installation/offer-installation';
import { pageData } from '../page-data';
import { noteLife, useNewerPage } from '../newer-page/newer-page';
import { useOwnDocument } from '../permissions/use-own-document';
import { warmUpWhenIdle } from '../remotes/warm-up';
import { useNextVisit, useOfflineAnswers } from '../second-visit/next-visit';
import { useOutboxSender } from '../session/use-outbox-sender';
import { Announcements } from './announcements';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

export function AppLayout() {
  const t = useShellMessages();
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const opened = useNavigationType() === NavigationType.Push ? key : undefined;
  // The drawer of a narrow screen closes with its page.
  const [openedOn, setOpenedOn] = useState<string>();
  const menuOpen = openedOn === pathname;
  const closeMenu = useCallback(() => setOpenedOn(undefined), []);
  const keepsToRole = useRoleSelection();
  const timeZone = useOfficeTimeZone();
  const { role } = useClaims();
  useEffect(() => warmUpWhenIdle(pageData(), role), [role]);
  useEffect(listenForChanges, []);
  useEffect(() => onServerLife(noteLife), []);
  useNewerPage(pathname);
  const isLeft = useOwnDocument({ pathname, role });
  useNextVisit(pathname);
  useOfflineAnswers();
  const endedDevice = useOutboxSender();
  // Opened pages start at the top, also within the same route, as the levels of the dashboard.
  useLayoutEffect(() => {
    if (opened !== undefined && main.current) main.current.scrollTop = 0;
  }, [opened]);

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Sidebar open={menuOpen} onClose={closeMenu} />
      <TopBar menuOpen={menuOpen} onMenu={() => setOpenedOn(menuOpen ? undefined : pathname)} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <Announcements />
        {/* Dates of a page are in one time zone: remount on a change. */}
        {keepsToRole && !isLeft && <Outlet key={timeZone} />}
        {/* Texts of notices load on demand, and must not hide the page meanwhile. */}
        <Suspense>
          <OfferInstallation pathname={pathname} />
        </Suspense>
      </main>
      <Suspense>{endedDevice}</Suspense>
    </div>
  );
}
