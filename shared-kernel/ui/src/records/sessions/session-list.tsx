import type { SessionRecord } from '@comptoir/api-contract/session-records';
import { Button } from '../../components/button/button';
import { useConfirm } from '../../components/dialog/use-confirm';
import { Loaded } from '../../components/feedback/loaded';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Tag } from '../../components/feedback/tag';
import { Entry, EntryLine, EntryList, Moment } from '../entries/entries';
import { useSessionMessages } from './session-messages';
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

  const confirmAndEnd = async (session: SessionRecord) => {
    const confirmed = await ask({ text: t('question', { session: nameOf(session) }), action: t('end') });
    if (confirmed) end(session.id);
  };

  if (sessions.length === 0) return <EntryLine>{t('none')}</EntryLine>;
  return (
    <>
      <EntryList label={t('title')}>
        {currentFirst(sessions).map((session) => (
          <Entry
            key={session.id}
            name={
              <>
                <bdi>{nameOf(session)}</bdi> {session.current && <Tag tone="success">{t('current')}</Tag>}{' '}
                {session.sso && <Tag>{t('sso')}</Tag>}
              </>
            }
            action={
              !session.current && (
                <Button
                  size="small"
                  aria-label={t('endOf', { session: nameOf(session) })}
                  busy={isPending}
                  onClick={() => void confirmAndEnd(session)}
                >
                  {t('end')}
                </Button>
              )
            }
          >
            <EntryLine>
              <bdi>{session.address}</bdi>
              {' · '}
              {t('lastSeen')} <Moment of={session.lastSeenDate} />
            </EntryLine>
            <EntryLine>
              {t('since')} <Moment of={session.createdDate} />
            </EntryLine>
          </Entry>
        ))}
      </EntryList>
      {dialog}
    </>
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
