import type { BusinessDay, DayReport } from '@comptoir/api-contract/business-days';
import { formatDateTime } from '@comptoir/kernel/format';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import { ButtonLink, Card, Figure, Money, Tag } from '@comptoir/ui';
import { AttemptTable } from './attempt-table';
import styles from './days.module.css';
import { useDayMessages } from './messages/messages';

/** Reports of a day, with their counts and the cases that these opened. */
export function DaySummary({ day: { day, reports, names } }: { day: BusinessDay }) {
  const t = useDayMessages();
  return (
    <Card>
      <section className={styles.step} aria-label={t('report.reports')}>
        <h2 className={styles.title}>{t('report.reports')}</h2>
        <ul className={styles.handovers}>
          {reports.map(({ report: { number, version, closedDate, cases, counts } }) => (
            <li key={version} className={styles.handover}>
              <div className={styles.row}>
                <Figure>{formatDateTime(closedDate)}</Figure>
                <ButtonLink to={`/cash/days/${day}/report?version=${version}`}>
                  {t('report.print', { number, version })}
                </ButtonLink>
              </div>
              {counts.length === 0 && <p className={styles.detail}>{t('report.uncounted')}</p>}
              <Counts counts={counts} names={names} />
              {cases.map(({ caseId, scope, currency, amount, isRounding, number: of }) => (
                <div key={caseId} className={styles.row}>
                  <span>
                    {t(`place.${scope}`)}: <Money amount={amount} currency={currency} />
                  </span>
                  {isRounding && <Tag>{t('report.rounding')}</Tag>}
                  <ButtonLink to={`/cash/cases/${caseId}`}>
                    {t('report.case')} {of}
                  </ButtonLink>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Counts({ counts, names }: Pick<DayReport, 'counts'> & Pick<BusinessDay, 'names'>) {
  const t = useDayMessages();
  const ordered = useOwnCurrencyFirst(counts) ?? [];
  return (['TILL', 'VAULT'] as const).map((scope) => {
    const rows = ordered.filter((count) => count.scope === scope);
    if (rows.length === 0) return null;
    return (
      <AttemptTable
        key={scope}
        caption={t('count.of', { place: t(`place.${scope}`) })}
        rows={rows.map((count) => ({ currency: count.currency, attempts: [count] }))}
        names={names}
      />
    );
  });
}
