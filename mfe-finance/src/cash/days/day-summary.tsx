import type { BusinessDay } from '@comptoir/api-contract/business-days';
import { formatDateTime } from '@comptoir/kernel/format';
import { ButtonLink, Card, Figure, Money, Tag } from '@comptoir/ui';
import styles from './days.module.css';
import { useDayMessages } from './messages/messages';

/** Reports of a day, with the cases that its counts opened. */
export function DaySummary({ day: { day, reports } }: { day: BusinessDay }) {
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
