import type { ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../../components/button/button';
import { Notice } from '../../components/feedback/notice';

interface StaleNoticeProps {
  /** The refused action, a change by default. */
  refused?: 'change' | 'deletion';
  onLoad: () => void;
  children?: ReactNode;
}

/** Reports that another user has changed the record. */
export function StaleNotice({ refused = 'change', onLoad, children }: StaleNoticeProps) {
  const t = useKernelMessages();
  return (
    <Notice tone="danger" title={t('stale.title')} action={<Button onClick={onLoad}>{t('stale.load')}</Button>}>
      {t(refused === 'change' ? 'stale.text' : 'stale.deletionText')}
      {children}
    </Notice>
  );
}
