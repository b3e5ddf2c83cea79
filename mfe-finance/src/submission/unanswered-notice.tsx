import { Button, Notice } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import styles from './unanswered-notice.module.css';

interface UnansweredNoticeProps {
  busy: boolean;
  onResend: () => void;
  onForget: () => void;
  /** Summary of the booking. */
  children: ReactNode;
}

/** Shown when an answer was lost. Sending again books once, since the key is the same. */
export function UnansweredNotice({ busy, onResend, onForget, children }: UnansweredNoticeProps) {
  const t = useMessages();
  return (
    <Notice tone="warning" title={t('unanswered.title')}>
      <p>{children}</p>
      <p>{t('unanswered.text')}</p>
      <div className={styles.actions}>
        <Button size="small" busy={busy} onClick={onResend}>
          {t('unanswered.resend')}
        </Button>
        <Button size="small" variant="text" disabled={busy} onClick={onForget}>
          {t('unanswered.forget')}
        </Button>
      </div>
    </Notice>
  );
}
