import { useKernelMessages } from '@comptoir/shared-kernel/i18n';
import { CountryOfficeFilter } from '@comptoir/shared-kernel/selection';
import { IconButton } from '@comptoir/shared-kernel/ui';
import { useId } from 'react';
import { useShellMessages } from '../messages/messages';
import styles from './app-layout.module.css';
import { ProfileMenu } from './profile-menu';

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** 'Filter by' country and office, and the person. */
export function TopBar({ menuOpen, onMenu }: TopBarProps) {
  const t = useShellMessages();
  const kernel = useKernelMessages();
  const labelId = useId();
  return (
    <header className={styles.top}>
      <span className={styles.toggle}>
        <IconButton
          icon="menu"
          label={t(menuOpen ? 'navigation.close' : 'navigation.open')}
          aria-expanded={menuOpen}
          onClick={onMenu}
        />
      </span>
      <fieldset className={styles.filter} aria-labelledby={labelId}>
        <span id={labelId} className={styles.filterLabel}>
          {kernel('filter.label')}
        </span>
        <CountryOfficeFilter />
      </fieldset>
      <ProfileMenu />
    </header>
  );
}
