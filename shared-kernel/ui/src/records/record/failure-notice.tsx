import type { ReactNode } from 'react';
import { useContractMessages } from '@comptoir/kernel/internal/i18n';
import { Notice } from '../../components/feedback/notice';

interface FailureNoticeProps {
  title: string;
  /** Error with a translated message. */
  error: Error;
  action?: ReactNode;
}

/** A persistent notice of a failure with its reason. */
export function FailureNotice({ title, error, action }: FailureNoticeProps) {
  const inLanguage = useContractMessages();
  return (
    <Notice tone="danger" title={title} action={action}>
      {inLanguage(error)}
    </Notice>
  );
}
