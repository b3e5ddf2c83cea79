import type { CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { STAFF } from '@comptoir/api-contract/roles';
import { formatDateTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { Card, Money } from '@comptoir/ui';
import styles from './cases.module.css';
import { useCaseMessages } from './messages/messages';
import { resolutionKey } from './resolution-key';

/** Booked resolutions, oldest first; nothing without any. */
export function CaseSteps({ row: { steps, amount, currency } }: { row: CashCaseDetail }) {
  const t = useCaseMessages();
  const isStaff = STAFF.includes(useClaims().role);
  if (steps.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('steps.title')}</h2>
      <ul className={styles.entries}>
        {steps.map(({ step, resolution, amount: settled, reason, by, date, entryId }) => (
          <li key={step}>
            <p className={styles.head}>
              <strong>{t(`resolution.${resolutionKey(resolution, amount)}`)}</strong>
              <Money amount={settled} currency={currency} />
            </p>
            {reason !== '' && (
              <p dir="auto" className={styles.text}>
                {reason}
              </p>
            )}
            <p className={styles.detail}>
              {t('steps.by', { name: by.name, date: formatDateTime(date) })}
              {isStaff && (
                <>
                  {' · '}
                  <Link to={`/money-book/entries/${entryId}`}>{t('steps.entry', { number: entryId })}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
