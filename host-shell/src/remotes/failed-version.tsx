import { useShellMessages } from '../messages/messages';
import { remotes } from './current-loader';
import { isOfShell, type ReasonCode } from './reason-codes';
import { ReasonLink } from './reason-link';

/** Name and version of a remote without a working version, and the reason. */
export function FailedVersion({ remote }: { remote: string }) {
  const t = useShellMessages();
  const { code, version } = failureOf(remote);
  return (
    <>
      {version !== undefined && <small>{t('remote.failedVersion', { remote, version })}</small>}{' '}
      <ReasonLink code={code} />
    </>
  );
}

/** First failure of a remote in this page; the version is absent if a file of the shell failed. */
export function failureOf(remote: string): { code: ReasonCode; version?: string } {
  const loader = remotes();
  const state = loader.state(remote);
  const failure = state.status === 'failed' ? state.failures.at(0) : undefined;
  if (!failure) return { code: 'not-published' };
  const { reason, version } = failure;
  if (isOfShell(failure)) return { code: reason };
  // A set-aside version failed before for another reason.
  const before = loader.setAside(remote).find((each) => each.version === version);
  return { code: reason === 'quarantined' ? (before?.reason ?? reason) : reason, version };
}
