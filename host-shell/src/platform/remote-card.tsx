import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import { candidates } from '@comptoir/remote-registry/candidates';
import type { PublishedRemote } from '@comptoir/remote-registry/registry';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { useClaims } from '@comptoir/kernel/session';
import { Button, Card, Figure, Tag } from '@comptoir/ui';
import { useSyncExternalStore } from 'react';
import { usePlatformMessages } from './messages/messages';
import type { SetAside } from '../remotes/quarantine';
import { ReasonLink } from '../remotes/reason-link';
import type { RemoteState } from '../remotes/remote-state';
import { OVERRIDE } from '../remote-override/page-override';
import { remotes } from '../remotes/current-loader';
import { LimitsButton } from './limits-button';
import { OverrideButton } from './override-button';
import styles from './platform.module.css';
import { RemoteFacts } from './remote-facts';
import type { RollOut } from './roll-outs';
import { SettingsButton } from './settings-button';
import type { ThrownFailure } from './thrown-failure';
import { ThrownList } from './thrown-list';
import { Versions } from './versions';

interface RemoteCardProps {
  name: string;
  published: PublishedRemote;
  /** In all browsers, latest first; `undefined` while unknown. */
  failures: readonly RemoteFailure[] | undefined;
  thrown: readonly ThrownFailure[];
  /** Oldest first. */
  days: readonly RemoteDay[];
  decisions: readonly RemoteDecision[];
  limits: RemoteLimits;
  /** Absent on a static host. */
  rollOut: RollOut | undefined;
}

export function RemoteCard({ name, published, failures, thrown, days, decisions, limits, rollOut }: RemoteCardProps) {
  const t = usePlatformMessages();
  const decides = useClaims().role === 'SUPERADMIN';
  const loader = remotes();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(name));
  const shown = candidates(published).filter(({ version }) => version !== OVERRIDE);
  const live = shown.find(({ version }) => version === rollOut?.live) ?? shown[0];
  const some = rollOut?.some;
  const before = shown.filter((each) => each !== live && each.version !== some?.version);
  const setAside = loader.setAside(name);
  return (
    <Card>
      <h2 className={styles.name}>
        {name} <Tag tone={toneOf(state)}>{t(`status.${state.status}`)}</Tag>
      </h2>
      <dl className={styles.facts}>
        <dt>{t('live')}</dt>
        <dd>
          <bdi>{live?.version}</bdi>
        </dd>
        <dt>{t('since')}</dt>
        <dd>
          {live && (
            <>
              <Figure>{formatDateTime(live.publishedAt, browserTimeZone())}</Figure>,{' '}
              <bdi>{t('by', { name: live.publishedBy })}</bdi>
            </>
          )}
        </dd>
        <dt>{t('inUse')}</dt>
        <dd>
          <bdi>
            {inUse(state) ??
              (state.status === 'failed' ? t('failed') : t('notLoaded', { version: shown[0]?.version ?? '' }))}
          </bdi>
        </dd>
        <dt>{t('before')}</dt>
        <dd>
          <bdi>{before.map(({ version }) => version).join(', ') || t('none')}</bdi>
        </dd>
        <RemoteFacts {...{ limits, rollOut, decisions }} />
        {failures && (
          <>
            <dt>{t('failure')}</dt>
            <dd>
              <LastFailure failure={failures[0]} />
            </dd>
          </>
        )}
        <QuarantinedHere versions={setAside} />
      </dl>
      <Versions
        remote={name}
        published={[...new Set([...(some ? [some.version] : []), ...shown.map(({ version }) => version)])]}
        some={some?.version}
        days={days}
        decisions={decisions}
      />
      <ThrownList failures={thrown} />
      <div className={styles.actions}>
        {setAside.length > 0 && <Button onClick={() => loader.retry(name)}>{t('retry')}</Button>}
        {decides && <LimitsButton remote={name} limits={limits} />}
        {rollOut?.settings && <SettingsButton remote={name} schema={rollOut.settings} />}
        <OverrideButton remote={name} />
      </div>
    </Card>
  );
}

function QuarantinedHere({ versions }: { versions: readonly SetAside[] }) {
  const t = usePlatformMessages();
  if (versions.length === 0) return null;
  return (
    <>
      <dt>{t('here')}</dt>
      <dd>
        <bdi>{versions.map(({ version, reason }) => `${version} (${reason})`).join(', ')}</bdi>
      </dd>
    </>
  );
}

function LastFailure({ failure }: { failure: RemoteFailure | undefined }) {
  const t = usePlatformMessages();
  if (!failure) return t('noFailure');
  const { version, lastAt, reports, reason } = failure;
  return (
    <>
      <bdi>{version}</bdi>, <Figure>{formatDateTime(lastAt, browserTimeZone())}</Figure>,{' '}
      {t('reported', { count: reports })}: <ReasonLink code={reason} />
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
