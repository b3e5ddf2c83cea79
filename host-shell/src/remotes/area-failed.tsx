import { ErrorState, Page, PageHeader } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import { FailedVersion, failureOf } from './failed-version';

interface AreaFailedProps {
  remote: string;
  title: string;
  onRetry: () => void;
}

export function AreaFailed({ remote, title, onRetry }: AreaFailedProps) {
  const t = useShellMessages();
  const { code } = failureOf(remote);
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorState title={t('remote.failedTitle')} error={new Error(t('remote.failedText', { code }))} onRetry={onRetry}>
        <FailedVersion remote={remote} />
      </ErrorState>
    </Page>
  );
}
