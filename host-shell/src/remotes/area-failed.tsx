import { ErrorState, Page, PageHeader } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import { isOfShell } from './reason-codes';
import { ReasonLink } from './reason-link';
import { remotes } from './current-loader';

interface AreaFailedProps {
  remote: string;
  title: string;
  onRetry: () => void;
}

export function AreaFailed({ remote, title, onRetry }: AreaFailedProps) {
  const t = useShellMessages();
  const state = remotes().state(remote);
  const failure = state.status === 'failed' ? state.failures.at(0) : undefined;
  const before = remotes()
    .setAside(remote)
    .find(({ version }) => version === failure?.version);
  // A set-aside version failed before for another reason.
  const reason = failure?.reason === 'quarantined' ? before?.reason : failure?.reason;
  const code = reason ?? failure?.reason ?? 'not-published';
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorState title={t('remote.failedTitle')} error={new Error(t('remote.failedText', { code }))} onRetry={onRetry}>
        {failure && !isOfShell(failure) && (
          <small>{t('remote.failedVersion', { remote, version: failure.version })}</small>
        )}
        <ReasonLink code={code} />
      </ErrorState>
    </Page>
  );
}
