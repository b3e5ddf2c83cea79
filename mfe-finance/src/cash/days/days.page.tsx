import type { DayOfList } from '@comptoir/api-contract/business-days';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { ButtonLink, EmptyState, Figure, Loaded, Tag } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { CashPage } from '../cash-page';
import { useDays } from './days.queries';
import styles from './days.module.css';
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
      <Loaded query={days}>{(rows) => <List rows={rows} />}</Loaded>
    </CashPage>
  );
}

function List({ rows }: { rows: readonly DayOfList[] }) {
  const t = useDayMessages();
  if (rows.length === 0)
    return (
      <EmptyState icon="cash" title={t('list.empty')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  return (
    <ul className={styles.days} aria-label={t('list.caption')}>
      {rows.map((row) => (
        <li key={row.day} className={styles.day}>
          <Link to={`/cash/days/${row.day}`} className={styles.name ?? ''}>
            <Figure>{formatDate(row.day)}</Figure>
          </Link>
          <Tag tone={row.state === 'OPEN' ? 'info' : 'neutral'}>{t(row.state === 'OPEN' ? 'open' : 'closed')}</Tag>
          <dl className={styles.facts}>
            {row.number !== null && (
              <Fact title={t('list.report')}>
                <Figure>
                  {row.version > 1 ? t('list.version', { number: row.number, version: row.version }) : row.number}
                </Figure>
              </Fact>
            )}
            <Fact title={t('list.entries')}>
              <Figure>{row.entries}</Figure>
            </Fact>
            {row.cases > 0 && (
              <Fact title={t('list.cases')}>
                <Figure>{row.cases}</Figure>
              </Fact>
            )}
            {row.closedBy && row.closedDate && (
              <Fact title={t('list.closedBy')}>
                <bdi>{row.closedBy.name}</bdi>, <Figure>{formatDateTime(row.closedDate)}</Figure>
              </Fact>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
