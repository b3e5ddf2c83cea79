import type { DayOfList } from '@comptoir/api-contract/business-days';
import { formatDate } from '@comptoir/kernel/format';
import { useClaims } from '@comptoir/kernel/session';
import { column, dateColumn, figureColumn, linkColumn, textColumn } from '@comptoir/ui/list-kit';
import { ButtonLink, ListFrame, Tag, VirtualList, type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { CashPage } from '../cash-page';
import { useCaseMessages } from '../cases/messages/messages';
import { useDays } from './days.queries';
import { useDayMessages } from './messages/messages';

/** Business days of the office, newest first; the open one is closed here. */
export function DaysPage() {
  const t = useDayMessages();
  const days = useDays();
  const open = days.data?.find(({ state }) => state === 'OPEN');
  const { role } = useClaims();
  return (
    <CashPage
      actions={
        <>
          {role === 'SUPERADMIN' && <ButtonLink to="/cash/rules">{t('rules')}</ButtonLink>}
          {open && (
            <ButtonLink to={`/cash/days/${open.day}`} variant="primary">
              {t('closeToday')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Days query={days} />
    </CashPage>
  );
}

function Days({ query: { data, error, refetch } }: { query: ReturnType<typeof useDays> }) {
  const t = useDayMessages();
  const columns = useDayColumns();
  return (
    <ListFrame query={{ data, error, refetch }} empty={t('list.empty')} emptyAction={t('list.emptyText')}>
      {(rows) => (
        <VirtualList
          caption={t('list.caption')}
          rows={rows}
          rowKey={({ day }) => day}
          columns={columns}
          recordPath={dayPath}
        />
      )}
    </ListFrame>
  );
}

function dayPath({ day }: DayOfList): string {
  return `/cash/days/${day}`;
}

function useDayColumns(): readonly Column<DayOfList>[] {
  const t = useDayMessages();
  const ofCases = useCaseMessages();
  return useMemo(
    () => [
      linkColumn('day', t('list.day'), ({ day }) => formatDate(day), { to: dayPath, minWidth: 120 }),
      column<DayOfList>('state', t('list.state'), { minWidth: 100, narrow: 'aside' }, ({ state }) => (
        <Tag tone={state === 'OPEN' ? 'info' : 'neutral'}>{t(state === 'OPEN' ? 'open' : 'closed')}</Tag>
      )),
      figureColumn<DayOfList>('report', t('list.report'), reportText(t), { minWidth: 110, narrow: 'hidden' }),
      figureColumn<DayOfList>('entries', t('list.entries'), ({ entries }) => String(entries), {
        minWidth: 90,
        narrow: 'hidden',
      }),
      column<DayOfList>('cases', t('list.cases'), { minWidth: 110 }, ({ cases }) =>
        cases > 0 ? <Tag tone="warning">{ofCases('summary.cases', { count: cases })}</Tag> : null,
      ),
      textColumn<DayOfList>('closedBy', t('list.closedBy'), ({ closedBy }) => closedBy?.name, { minWidth: 150 }),
      dateColumn<DayOfList>('closed', t('list.closedDate'), ({ closedDate }) => closedDate, {
        time: true,
        minWidth: 150,
      }),
    ],
    [t, ofCases],
  );
}

/** Number of the report, with its version if there are several. */
function reportText(t: ReturnType<typeof useDayMessages>) {
  return ({ number, version }: DayOfList) =>
    number !== null && version > 1 ? t('list.version', { number, version }) : number;
}
