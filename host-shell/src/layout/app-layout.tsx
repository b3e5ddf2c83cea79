import { useRoleSelection } from '@comptoir/shared-kernel/selection';
import { Outlet, useLocation } from '@comptoir/shared-kernel/router';
import { useEffect, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import styles from './app-layout.module.css';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

/** The frame around every page of a signed-in person. */
export function AppLayout() {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useRoleSelection();
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Sidebar open={menuOpen} onClose={() => setMenuOpen(false)} />
      <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
