import { useContractMessages, useKernelMessages } from '@comptoir/kernel/internal/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './state.module.css';

interface ErrorStateProps {
  /** Title; by default that loading failed. */
  title?: string | undefined;
  /** Its message is the explanation. */
  error?: unknown;
  onRetry?: (() => unknown) | undefined;
  children?: ReactNode;
}

/** An error with its reason and a retry button. */
export function ErrorState({ title, error, onRetry, children }: ErrorStateProps) {
  const t = useKernelMessages();
  const inLanguage = useContractMessages();
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.disc} ${styles.wrong}`}>
        <Icon name="warning" />
      </span>
      <p className={styles.title}>{title ?? t('state.failed')}</p>
      {error instanceof Error && (
        <p className={styles.reason}>
          <bdi>{inLanguage(error)}</bdi>
        </p>
      )}
      <div className={styles.next}>
        {onRetry && <Button onClick={() => void onRetry()}>{t('state.retry')}</Button>}
        {children}
      </div>
    </div>
  );
}
