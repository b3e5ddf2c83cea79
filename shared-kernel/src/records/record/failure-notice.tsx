import type { ReactNode } from 'react';
import { useContractMessages } from '../../i18n';
import { Notice } from '../../ui/feedback/notice';

interface FailureNoticeProps {
  /** What could not be done. */
  title: string;
  /** Its message says why, in the language of the page. */
  error: Error;
  /** Stands at the end: a button, a link. */
  action?: ReactNode;
}

/** What could not be done, and why, for as long as the person needs it. */
export function FailureNotice({ title, error, action }: FailureNoticeProps) {
  const inLanguage = useContractMessages();
  return (
    <Notice tone="danger" title={title} action={action}>
      {inLanguage(error)}
    </Notice>
  );
}
