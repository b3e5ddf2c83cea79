import type { ReactNode } from 'react';
import { Brand } from '../layout/brand';
import { useShellMessages } from '../messages/messages';
import styles from './auth.module.css';
import { LanguageSwitch } from './language-switch';

export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useShellMessages();
  return (
    <main className={styles.page}>
      <title>{`${title} · Comptoir`}</title>
      <div className={styles.card}>
        <p className={styles.brand}>
          <Brand className={styles.mark} />
          {t('product')}
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <LanguageSwitch />
    </main>
  );
}
