import type { Login } from '@comptoir/api-contract/session';
import { Button } from '@comptoir/ui';
import { useId } from 'react';
import { useShellMessages } from '../messages/messages';
import type { RuntimeConfig } from '../runtime-config';
import styles from './auth.module.css';

interface DemoAccountsProps {
  accounts: RuntimeConfig['demoAccounts'];
  disabled: boolean;
  onChoose: (credentials: Login) => void;
}

export function DemoAccounts({ accounts, disabled, onChoose }: DemoAccountsProps) {
  const t = useShellMessages();
  const id = useId();
  return (
    <section className={styles.demo} aria-labelledby={id}>
      <p id={id} className={styles.demoTitle}>
        {t('login.demo')}
      </p>
      <div className={styles.demoAccounts}>
        {accounts.map(({ label, email, password }) => (
          <Button key={email} disabled={disabled} onClick={() => onChoose({ email, password })}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
