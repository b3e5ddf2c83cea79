import { NavLink } from '@comptoir/kernel/router';
import { Loaded, Page, PageHeader } from '@comptoir/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './cash-page.module.css';
import { CASH_TABS } from './cash-tabs';
import { useCustody } from './cash.queries';
import { CustodyOff } from './custody-off';
import { useCashMessages } from './messages/messages';

interface CashPageProps {
  /** Links and buttons of an office with custody. */
  actions?: ReactNode;
  /** Rendered in an office with custody. */
  children: ReactNode;
}

/** Frame of the pages with a tab: title, tabs, and an explanation in offices without custody. */
export function CashPage({ actions, children }: CashPageProps) {
  const t = useCashMessages();
  const custody = useCustody();
  const isOn = custody.data?.mode === 'CUSTODY';
  return (
    <Page>
      <PageHeader title={t('title')} description={t('about')} actions={isOn && actions} />
      {CASH_TABS.length > 1 && isOn && <Tabs />}
      <Loaded query={custody}>{({ mode }) => (mode === 'CUSTODY' ? children : <CustodyOff />)}</Loaded>
    </Page>
  );
}

function Tabs() {
  const t = useCashMessages();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, and the last ones begin outside.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav ref={tabs} aria-label={t('title')} className={styles.tabs}>
      {CASH_TABS.map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === '/cash'} className={styles.tab ?? ''}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
