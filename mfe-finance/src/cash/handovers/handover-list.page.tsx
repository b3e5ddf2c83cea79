import type { Handover } from '@comptoir/api-contract/handovers';
import { HandoverState, useHandoverWords } from '@comptoir/ui/handovers';
import { column, dateColumn, linkColumn, moneyColumn } from '@comptoir/ui/list-kit';
import { ButtonLink, ListFrame, Loaded, VirtualList, type Column } from '@comptoir/ui';
import { useId, useMemo } from 'react';
import { CashPage } from '../cash-page';
import { useCashMessages } from '../messages/messages';
import { useHandovers, useWaitingHandovers } from './handovers.queries';
import styles from './handovers.module.css';
import { WaitingHandover } from './waiting-handover';

export function HandoverListPage() {
  const t = useCashMessages();
  return (
    <CashPage
      actions={
        <ButtonLink to="/cash/handovers/new" variant="primary" icon="plus">
          {t('handovers.new')}
        </ButtonLink>
      }
    >
      <Waiting />
      <Ended />
    </CashPage>
  );
}

function Waiting() {
  const t = useCashMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('handovers.waiting')}</h2>
      <Loaded query={useWaitingHandovers()} failed={t('handovers.failed')}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('handovers.noneWaiting')}</p>
          ) : (
            <ul className={styles.waiting}>
              {rows.toReversed().map((handover) => (
                <WaitingHandover key={handover.id} handover={handover} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Ended() {
  const t = useCashMessages();
  const id = useId();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useHandovers();
  const ended = useMemo(() => data?.filter(({ endedDate }) => endedDate !== null), [data]);
  const columns = useHandoverColumns();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('handovers.ended')}</h2>
      <ListFrame query={{ data: ended, error, refetch }} empty={t('handovers.none')} emptyAction={t('handovers.about')}>
        {(rows) => (
          <VirtualList
            caption={t('tabs.handovers')}
            rows={rows}
            rowKey={({ id: key }) => key}
            columns={columns}
            recordPath={handoverPath}
            onEndReached={hasNextPage ? fetchNextPage : undefined}
          />
        )}
      </ListFrame>
    </section>
  );
}

function handoverPath({ id }: Pick<Handover, 'id'>): string {
  return `/cash/handovers/${id}`;
}

function useHandoverColumns(): readonly Column<Handover>[] {
  const t = useCashMessages();
  const { route } = useHandoverWords();
  return useMemo(
    () => [
      linkColumn(
        'route',
        t('handovers.route'),
        (row) => `${t('handovers.number', { number: row.number })} · ${route(row)}`,
        {
          to: handoverPath,
          minWidth: 260,
          share: 2,
        },
      ),
      column<Handover>('state', t('handovers.state'), { minWidth: 130, narrow: 'aside' }, ({ state }) => (
        <HandoverState state={state} />
      )),
      moneyColumn('amount', t('handovers.amount'), bookedAmounts, { minWidth: 150 }),
      dateColumn('ended', t('handovers.date'), ({ endedDate }) => endedDate, { time: true, minWidth: 150 }),
    ],
    [t, route],
  );
}

/** Amounts of the last count. */
function bookedAmounts({ lines, state }: Handover) {
  if (state === 'WITHDRAWN') return [];
  return lines.map(({ currency, declared, counted, recounted }) => ({
    currency,
    amount: (recounted ?? counted ?? declared)?.amount ?? 0,
  }));
}
