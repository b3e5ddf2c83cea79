import { Figure } from '../../components/figure/figure';
import type { SessionRecord } from '@comptoir/api-contract/session-records';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/internal/format';
import { Button } from '../../components/button/button';
import { useConfirm } from '../../components/dialog/use-confirm';
import { Loaded } from '../../components/feedback/loaded';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Tag } from '../../components/feedback/tag';
import { useSessionMessages } from './session-messages';
import styles from './session-list.module.css';
import { useSessionEnd, useSessions, type SessionsOf } from './sessions.queries';

export function SessionList({ of }: { of: SessionsOf }) {
  return (
    <Loaded query={useSessions(of)} placeholder={<SkeletonRows count={2} />}>
      {(sessions) => <Sessions of={of} sessions={sessions} />}
    </Loaded>
  );
}

function Sessions({ of, sessions }: { of: SessionsOf; sessions: readonly SessionRecord[] }) {
  const t = useSessionMessages();
  const nameOf = useSessionName();
  const { end, isPending } = useSessionEnd(of, { success: t('ended'), failure: t('failed') });
  const { ask, dialog } = useConfirm();

  const askAndEnd = async (session: SessionRecord) => {
    const confirmed = await ask({ text: t('question', { session: nameOf(session) }), action: t('end') });
    if (confirmed) end(session.id);
  };

  if (sessions.length === 0) return <p className={styles.about}>{t('none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {currentFirst(sessions).map((session) => (
          <li key={session.id} className={styles.session}>
            <div className={styles.what}>
              <p className={styles.name}>
                <bdi>{nameOf(session)}</bdi> {session.current && <Tag tone="success">{t('current')}</Tag>}
              </p>
              <p className={styles.about}>
                <bdi>{session.address}</bdi>
                {' · '}
                {t('lastSeen')} <Moment of={session.lastSeenDate} />
              </p>
              <p className={styles.about}>
                {t('since')} <Moment of={session.createdDate} />
              </p>
            </div>
            {!session.current && (
              <Button
                size="small"
                aria-label={t('endOf', { session: nameOf(session) })}
                busy={isPending}
                onClick={() => void askAndEnd(session)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

function Moment({ of }: { of: string }) {
  return (
    <time dateTime={of}>
      <Figure>{formatDateTime(of, browserTimeZone())}</Figure>
    </time>
  );
}

function currentFirst(sessions: readonly SessionRecord[]): SessionRecord[] {
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

function useSessionName() {
  const t = useSessionMessages();
  return ({ browser, system }: SessionRecord) =>
    browser !== null && system !== null ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknown'));
}
