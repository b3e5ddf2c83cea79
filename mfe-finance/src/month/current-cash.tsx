import type { MonthReport, MonthSum } from '@comptoir/api-contract/month-report';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Money } from '@comptoir/ui';
import { currencyName, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useId } from 'react';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';

const PLACES = ['till', 'vault', 'hands', 'onTheWay'] as const;

/** Current cash by currency and place. */
export function CurrentCash({ report }: { report: MonthReport }) {
  const t = useMonthMessages();
  const id = useId();
  const withCash = useOwnCurrencyFirst(report.sums)?.filter((sum) => totalOf(sum) !== 0) ?? [];
  if (withCash.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('held.title')}
      </h2>
      <div className={styles.currencies}>
        {withCash.map((sum) => (
          <Currency key={sum.currency} sum={sum} />
        ))}
      </div>
    </section>
  );
}

function Currency({ sum }: { sum: MonthSum }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const { currency, held } = sum;
  const places = PLACES.filter((place) => held[place] !== 0);
  return (
    <div className={styles.currency}>
      <span className={styles.name}>{currencyName(currency, language)}</span>
      <Money className={styles.total} amount={totalOf(sum)} currency={currency} />
      {places.length > 1 ? (
        <>
          <div className={styles.bar} aria-hidden="true">
            {places.map((place) => (
              <span key={place} className={classNames(styles.share, styles[place])} style={{ flexGrow: held[place] }} />
            ))}
          </div>
          <dl className={styles.where}>
            {places.map((place) => (
              <div key={place}>
                <dt>
                  <span className={classNames(styles.dot, styles[place])} aria-hidden="true" />
                  {t(`held.${place}`)}
                </dt>
                <dd>
                  <Money amount={held[place]} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <span className={styles.quiet}>{places[0] && t(`held.${places[0]}`)}</span>
      )}
    </div>
  );
}

function totalOf({ held }: MonthSum): number {
  return PLACES.reduce((sum, place) => sum + held[place], 0);
}
