import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import { candidates } from '@comptoir/remote-registry/candidates';
import type { PublishedRemote } from '@comptoir/remote-registry/registry';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import { Button, Card, Figure, Tag } from '@comptoir/shared-kernel/ui';
import { useSyncExternalStore } from 'react';
import { useShellMessages } from '../messages/messages';
import { ReasonLink } from '../remotes/reason-link';
import type { RemoteState } from '../remotes/remote-state';
import { OVERRIDE } from '../remote-override/page-override';
import { remotes } from '../remotes/remotes';
import { OverrideButton } from './override-button';
import styles from './platform.module.css';

interface RemoteCardProps {
  name: string;
  published: PublishedRemote;
  /** In all browsers, the last one first; `undefined` where they are not known. */
  failures: readonly RemoteFailure[] | undefined;
}

/** One remote: its live version, the one in use, the ones before, and what failed. */
export function RemoteCard({ name, published, failures }: RemoteCardProps) {
  const t = useShellMessages();
  const loader = remotes();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(name));
  const [live, ...before] = candidates(published).filter(({ version }) => version !== OVERRIDE);
  const setAside = loader.setAside(name);
  return (
    <Card>
      <h2 className={styles.name}>
        {name} <Tag tone={toneOf(state)}>{t(`platform.status.${state.status}`)}</Tag>
      </h2>
      <dl className={styles.facts}>
        <dt>{t('platform.live')}</dt>
        <dd>
          <bdi>{live?.version}</bdi>
        </dd>
        <dt>{t('platform.since')}</dt>
        <dd>
          {live && (
            <>
              <Figure>{formatDateTime(live.publishedAt)}</Figure>,{' '}
              <bdi>{t('platform.by', { name: live.publishedBy })}</bdi>
            </>
          )}
        </dd>
        <dt>{t('platform.inUse')}</dt>
        <dd>
          <bdi>{inUse(state) ?? t(state.status === 'failed' ? 'platform.failed' : 'platform.notLoaded')}</bdi>
        </dd>
        <dt>{t('platform.before')}</dt>
        <dd>
          <bdi>{before.map(({ version }) => version).join(', ') || t('platform.none')}</bdi>
        </dd>
        {failures && (
          <>
            <dt>{t('platform.failure')}</dt>
            <dd>
              <LastFailure failure={failures[0]} />
            </dd>
          </>
        )}
        {setAside.length > 0 && (
          <>
            <dt>{t('platform.here')}</dt>
            <dd>
              <bdi>{setAside.map(({ version, reason }) => `${version} (${reason})`).join(', ')}</bdi>
            </dd>
          </>
        )}
      </dl>
      <div className={styles.actions}>
        {setAside.length > 0 && <Button onClick={() => loader.retry(name)}>{t('platform.retry')}</Button>}
        <OverrideButton remote={name} />
      </div>
    </Card>
  );
}

function LastFailure({ failure }: { failure: RemoteFailure | undefined }) {
  const t = useShellMessages();
  if (!failure) return t('platform.noFailure');
  const { version, lastAt, reports, reason } = failure;
  return (
    <>
      <bdi>{version}</bdi>, <Figure>{formatDateTime(lastAt)}</Figure>, {t('platform.reported', { count: reports })}:{' '}
      <ReasonLink code={reason} />
    </>
  );
}

function inUse(state: RemoteState): string | undefined {
  return state.status === 'ready' || state.status === 'degraded' ? state.version : undefined;
}

function toneOf({ status }: RemoteState) {
  switch (status) {
    case 'ready':
      return 'success';
    case 'degraded':
      return 'warning';
    case 'failed':
      return 'danger';
    case 'pending':
    case 'loading':
      return 'neutral';
  }
}
