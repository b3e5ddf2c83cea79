import { candidates } from '@comptoir/remote-registry/candidates';
import type { PublishedRemote } from '@comptoir/remote-registry/registry';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import { Button, Card, Tag } from '@comptoir/shared-kernel/ui';
import { useSyncExternalStore } from 'react';
import { useShellMessages } from '../messages/messages';
import { ReasonLink } from '../remotes/reason-link';
import type { RemoteState } from '../remotes/remote-state';
import { remotes } from '../remotes/remotes';
import styles from './platform.module.css';

interface RemoteCardProps {
  name: string;
  published: PublishedRemote;
}

/** One remote: its live version, the one in use, the ones before, and its last failure. */
export function RemoteCard({ name, published }: RemoteCardProps) {
  const t = useShellMessages();
  const loader = remotes();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(name));
  const [live, ...before] = candidates(published);
  const [failure] = loader.setAside(name);
  return (
    <Card>
      <h2 className={styles.name}>
        {name} <Tag tone={toneOf(state)}>{state.status}</Tag>
      </h2>
      <dl className={styles.facts}>
        <dt>{t('platform.live')}</dt>
        <dd>{live?.version}</dd>
        <dt>{t('platform.since')}</dt>
        <dd>{live && `${formatDateTime(live.publishedAt)}, ${t('platform.by', { name: live.publishedBy })}`}</dd>
        <dt>{t('platform.inUse')}</dt>
        <dd>{inUse(state) ?? t(state.status === 'failed' ? 'platform.failed' : 'platform.notLoaded')}</dd>
        <dt>{t('platform.before')}</dt>
        <dd>{before.map(({ version }) => version).join(', ') || t('platform.none')}</dd>
        <dt>{t('platform.failure')}</dt>
        <dd>
          {failure ? (
            <>
              {failure.version}, {formatDateTime(failure.at)}: <ReasonLink code={failure.reason} />
            </>
          ) : (
            t('platform.noFailure')
          )}
        </dd>
      </dl>
      {failure && <Button onClick={() => loader.retry(name)}>{t('platform.retry')}</Button>}
    </Card>
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
