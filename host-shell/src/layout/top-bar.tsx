import { useKernelMessages } from '@comptoir/kernel/i18n';
import { Link } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { CountryOfficeFilter, IconButton } from '@comptoir/ui';
import { useId } from 'react';
import { useShellMessages } from '../messages/messages';
import styles from './app-layout.module.css';
import { Brand } from './brand';
import { InboxLink } from './inbox-link';
import { PaletteButton } from './palette-button';
import { ProfileMenu } from './profile-menu';
import { ShortcutKeys } from './shortcut-keys';

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** Filter by country and office for roles beyond their own work, and the profile menu. */
export function TopBar({ menuOpen, onMenu }: TopBarProps) {
  const t = useShellMessages();
  const { role } = useClaims();
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
      {role === 'COLLECTOR' ? <TopBrand /> : <Filter />}
      <InboxLink />
      <PaletteButton />
      <ShortcutKeys />
      <ProfileMenu />
    </header>
  );
}

function Filter() {
  const t = useKernelMessages();
  const labelId = useId();
  return (
    <fieldset className={styles.filter} aria-labelledby={labelId}>
      <span id={labelId} className={styles.filterLabel}>
        {t('filter.label')}
      </span>
      <CountryOfficeFilter />
    </fieldset>
  );
}

/** On a narrow screen the sidebar with the name is hidden. */
function TopBrand() {
  const t = useShellMessages();
  return (
    <div className={styles.name}>
      <Link to="/" className={styles.nameLink}>
        <Brand className={styles.nameMark} />
        {t('product')}
      </Link>
    </div>
  );
}
