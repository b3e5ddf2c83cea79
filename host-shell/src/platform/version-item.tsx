import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { useClaims } from '@comptoir/kernel/session';
import { Button, Figure, Tag } from '@comptoir/ui';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import { DecisionDialog } from './decision.dialog';
import styles from './platform.module.css';
import { Sparkline } from './sparkline';
import { figuresOf } from './version-figures';

interface VersionItemProps {
  remote: string;
  version: string;
  days: readonly RemoteDay[];
  decided: RemoteDecision | undefined;
  /** Only a version in roll-out has a share: the live one is for everybody, former ones are fallbacks. */
  hasShare: boolean;
}

export function VersionItem({ remote, version, days, decided, hasShare }: VersionItemProps) {
  const t = usePlatformMessages();
  // People with the platform permission only look.
  const decides = useClaims().role === 'SUPERADMIN';
  const [decision, setDecision] = useState<RemoteDecision['decision']>();
  const { share, views, failures, load, last } = figuresOf(days, version);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const isDemoted = decided?.decision === 'demoted';
  return (
    <li>
      <h3 className={styles.version}>
        <bdi>{version}</bdi>
        {isDemoted && <Tag tone="danger">{t('demoted')}</Tag>}
        {decided?.decision === 'kept' && <Tag tone="success">{t('kept')}</Tag>}
        {decided?.share !== undefined && <Tag>{t('shareOf', { share: decided.share })}</Tag>}
      </h3>
      <p className={styles.explain}>
        {share === undefined ? t('unseen') : t('shownTo', { share })}
        {decided && (
          <>
            {' '}
            <Figure>{formatDateTime(decided.at, browserTimeZone())}</Figure>: <bdi>{decided.reason}</bdi>
          </>
        )}
      </p>
      <dl className={styles.figures}>
        <Row name={t('views')} value={sum(views)} line={views} />
        <Row name={t('failures')} value={sum(failures)} line={failures} />
        <Row name={t('load')} value={milliseconds(last.load)} line={load} />
        <Row name="LCP" value={milliseconds(last.lcp)} />
        <Row name="INP" value={milliseconds(last.inp)} />
        <Row name="CLS" value={last.cls?.toFixed(2)} />
      </dl>
      {decides && (
        <div className={styles.actions}>
          {isDemoted ? (
            <Button onClick={() => setDecision('kept')}>{t('keep', { version })}</Button>
          ) : (
            <Button onClick={() => setDecision('demoted')}>{t('demote', { version })}</Button>
          )}
          {hasShare && <Button onClick={() => setDecision('share')}>{t('changeShare', { version })}</Button>}
        </div>
      )}
      {decision && (
        <DecisionDialog {...{ remote, version }} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </li>
  );
}

function Row({
  name,
  value,
  line,
}: {
  name: string;
  value: number | string | undefined;
  line?: readonly (number | null)[];
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Figure>{value ?? '–'}</Figure>
        {line && <Sparkline values={line} label={name} />}
      </dd>
    </div>
  );
}

function milliseconds(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${Math.round(value)} ms`;
}
