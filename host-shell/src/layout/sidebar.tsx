import { seesPlatform } from '@comptoir/api-contract/roles';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Link, NavLink } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { classNames, Icon, isIconName, type IconName } from '@comptoir/ui';
import { useEffect } from 'react';
import { useHome } from '../home/use-home';
import { useShellMessages } from '../messages/messages';
import { areasOf, visibleEntries } from '../navigation/navigation';
import { pageData } from '../page-data';
import { remotes } from '../remotes/current-loader';
import { preloadRemoteArea } from '../remotes/warm-up';
import { Brand } from './brand';
import layout from './app-layout.module.css';
import styles from './sidebar.module.css';

interface SidebarProps {
  /** Drawer of a narrow screen. */
  open: boolean;
  onClose: () => void;
}

export function Sidebar({ open, onClose }: SidebarProps) {
  const t = useShellMessages();
  const { language } = useLanguage();
  const claims = useClaims();
  const entries = visibleEntries(pageData().registry, claims.role);
  const home = useHome();
  useEscape(open, onClose);

  return (
    <>
      {open && <button type="button" className={layout.curtain} aria-label={t('navigation.close')} onClick={onClose} />}
      <nav aria-label={t('navigation.label')} className={layout.side} data-open={open || undefined}>
        <Link to="/" className={styles.brand}>
          <Brand className={styles.mark} />
          {t('product')}
        </Link>
        <ul className={styles.list}>
          {!home && (
            <li>
              <Entry to="/" icon="dashboard" label={t('navigation.dashboard')} />
            </li>
          )}
          {entries.map(({ path, label, icon }) => (
            <li key={path}>
              <Entry
                to={path}
                icon={isIconName(icon) ? icon : 'file'}
                label={label[language] ?? label.en}
                onRest={() => preloadArea(path)}
              />
            </li>
          ))}
          {seesPlatform(claims) && (
            <li>
              <Entry to="/platform" icon="settings" label={t('platform.title')} />
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

interface EntryProps {
  to: string;
  icon: IconName;
  label: string;
  onRest?: () => void;
}

function Entry({ to, icon, label, onRest }: EntryProps) {
  return (
    <NavLink to={to} end={to === '/'} className={classNames(styles.entry)} onPointerEnter={onRest} onFocus={onRest}>
      <Icon name={icon} />
      {label}
    </NavLink>
  );
}

function preloadArea(path: string) {
  const found = areasOf(pageData().registry).find(({ area }) => area.path === path);
  if (found) preloadRemoteArea(remotes(), found);
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, onEscape]);
}
