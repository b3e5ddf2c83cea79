import { CASE_AGES_DAYS, type CaseSummary } from '@comptoir/api-contract/cash-cases';
import { Money } from '@comptoir/ui';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useId } from 'react';
import { useCaseSums } from './cases.queries';
import styles from './cases.module.css';
import { useCaseMessages } from './messages/messages';

/** Open amounts by currency and age; nothing without open cases. */
export function CaseSums() {
  const t = useCaseMessages();
  const id = useId();
  const data = useOwnCurrencyFirst(useCaseSums().data) ?? [];
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {t('summary.title')}
      </h2>
      <div className={styles.sums}>
        {data.map((sum) => (
          <CurrencySums key={sum.currency} sum={sum} />
        ))}
      </div>
    </section>
  );
}

function CurrencySums({ sum: { currency, cases, overdue, ages } }: { sum: CaseSummary }) {
  const t = useCaseMessages();
  const amount = (value: number) => (value === 0 ? '–' : <Money amount={value} currency={currency} />);
  return (
    <div className={styles.sum}>
      <p className={styles.head}>
        <strong>{currency}</strong>
        <span className={styles.detail}>
          {t('summary.cases', { count: cases })}
          {overdue > 0 && ` · ${t('summary.overdue', { count: overdue })}`}
        </span>
      </p>
      <table className={styles.ages}>
        <thead>
          <tr>
            <th scope="col">{t('summary.age')}</th>
            <th scope="col">{t('direction.missing')}</th>
            <th scope="col">{t('direction.tooMuch')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ fromDays, missing, tooMuch }) => (
            <tr key={fromDays}>
              <th scope="row">{ageText(t, fromDays)}</th>
              <td>{amount(missing)}</td>
              <td>{amount(tooMuch)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ageText(t: ReturnType<typeof useCaseMessages>, from: number): string {
  const next = CASE_AGES_DAYS.find((days) => days > from);
  return next === undefined ? t('summary.daysFrom', { from }) : t('summary.days', { from, to: next - 1 });
}
