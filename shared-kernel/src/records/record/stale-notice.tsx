import type { ReactNode } from 'react';
import { useKernelMessages } from '../../i18n';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';

interface StaleNoticeProps {
  /** What was not done for it; by default a change. */
  refused?: 'change' | 'deletion';
  onLoad: () => void;
  /** What somebody else changed. */
  children?: ReactNode;
}

/** Somebody else changed the record that is about to be changed or deleted. */
export function StaleNotice({ refused = 'change', onLoad, children }: StaleNoticeProps) {
  const t = useKernelMessages();
  return (
    <Notice tone="danger" title={t('stale.title')} action={<Button onClick={onLoad}>{t('stale.load')}</Button>}>
      {t(refused === 'change' ? 'stale.text' : 'stale.deletionText')}
      {children}
    </Notice>
  );
}
