import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { LANGUAGES, setLanguage, useLanguage, type Language } from '@comptoir/kernel/i18n';
import { useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { Select } from '@comptoir/ui';
import { viewAs } from './view-as';
import styles from './standalone.module.css';

export function Looks() {
  const { role } = useClaims();
  const selection = useSelection();
  const { language } = useLanguage();
  return (
    <div className={styles.looks}>
      <Select
        label="Language"
        placeholder="Language"
        options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        value={language}
        onChange={(value) => {
          if (isLanguage(value)) void setLanguage(value);
        }}
      />
      <Select
        label="Look as"
        placeholder="Look as"
        options={ROLES.map((value) => ({ value, label: value }))}
        value={role}
        onChange={(value) => viewAs(roleOf(value), selection)}
      />
    </div>
  );
}

function roleOf(value: string): Role {
  return ROLES.find((role) => role === value) ?? 'SUPERADMIN';
}

function isLanguage(value: string): value is Language {
  return value in LANGUAGES;
}
