import { useLanguage } from '@comptoir/shared-kernel/i18n';
import { Link, NavLink } from '@comptoir/shared-kernel/router';
import { useClaims } from '@comptoir/shared-kernel/session';
import { classNames, Icon, isIconName, type IconName } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useShellMessages } from '../messages/messages';
import { visibleEntries } from '../navigation/navigation';
import { pageData } from '../page-data';
import { Brand } from './brand';
import layout from './app-layout.module.css';
import styles from './sidebar.module.css';

interface SidebarProps {
  /** On a narrow screen it is a drawer. */
  open: boolean;
  onClose: () => void;
}

/** What the person may open, from the descriptors of the remotes. */
export function Sidebar({ open, onClose }: SidebarProps) {
  const t = useShellMessages();
  const { language } = useLanguage();
  const { role } = useClaims();
  const entries = visibleEntries(pageData().registry, role);
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
          <li>
            <Entry to="/" icon="dashboard" label={t('navigation.dashboard')} />
          </li>
          {entries.map(({ path, label, icon }) => (
            <li key={path}>
              <Entry to={path} icon={isIconName(icon) ? icon : 'file'} label={label[language] ?? label.en} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Entry({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <NavLink to={to} end={to === '/'} className={classNames(styles.entry)}>
      <Icon name={icon} />
      {label}
    </NavLink>
  );
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, onEscape]);
}
