import { useUnsavedChanges } from '@comptoir/ui/fields';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useOfficeInCountry, useOfficeQuery } from '@comptoir/kernel/selection';
import { Button, ButtonLink, EmptyState, Loaded, Notice, Page, PageHeader } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { useCollectorOptions } from '../collections.queries';
import { Board } from './board';
import { useBoardAddress } from './board-address';
import { longPeriod } from './board-days';
import { BoardToolbar } from './board-toolbar';
import { boardQuery } from './board.queries';
import { useMoves } from './use-moves';

export function BoardPage() {
  const t = useMessages();
  const { language } = useLanguage();
  const [address, change] = useBoardAddress();
  const query = boardQuery(useOfficeInCountry()?.officeId ?? '', address);
  const board = useOfficeQuery(() => query);
  const options = useCollectorOptions();
  const { moves, move, stale, forgetStale } = useMoves(query);
  const leaving = useUnsavedChanges(moves.length > 0);
  const collectors = options.data;
  const read = {
    data: board.data && collectors && { stored: board.data, collectors },
    error: board.error ?? options.error,
    refetch: () => Promise.all([board.refetch(), options.refetch()]),
  };

  return (
    <Page layout="fill">
      <PageHeader
        title={t('board.title')}
        description={[
          longPeriod(address.days, language),
          board.data && t('collections.count', { count: board.data.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
        more={
          <>
            <ButtonLink to={`/collection-schedules/sheet?day=${address.day}`}>{t('paper.sheet')}</ButtonLink>
            <ButtonLink to="/collection-schedules">{t('board.list')}</ButtonLink>
          </>
        }
        actions={
          <ButtonLink to="/collection-schedules/new" variant="primary" icon="plus">
            {t('collections.add')}
          </ButtonLink>
        }
      />
      <BoardToolbar address={address} onChange={change} collectors={collectors ?? []} />
      {stale && (
        <Notice
          tone="danger"
          title={t('board.staleTitle')}
          action={<Button onClick={forgetStale}>{t('board.close')}</Button>}
        >
          {t('board.staleText', { what: `#${stale.id} · ${stale.agency}` })}
        </Notice>
      )}
      <Loaded query={read}>
        {(loaded) =>
          address.view === 'day' && loaded.stored.length + loaded.collectors.length === 0 ? (
            <EmptyState title={t('board.noCollectors')} />
          ) : (
            <Board key={address.days.join()} address={address} moves={moves} onMove={move} {...loaded} />
          )
        }
      </Loaded>
      {leaving}
    </Page>
  );
}
