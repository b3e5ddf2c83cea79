import type { ReactNode } from 'react';
import { useKernelMessages } from '../../i18n';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';

interface StaleNoticeProps {
  /** The refused action, a change by default. */
  refused?: 'change' | 'deletion';
  onLoad: () => void;
  /** Changes by the other user. */
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
