import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { MonthReport, MonthSum } from '@comptoir/api-contract/month-report';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Money } from '@comptoir/ui';
import { currencyName, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useId } from 'react';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { monthName, thisMonth } from './months';

const PLACES = ['till', 'vault', 'hands', 'onTheWay'] as const;

/** Cash by currency at the end of the month, or now by place, with its change in the month. Cash on the way comes on top. */
export function MonthCash({ report: { month, sums } }: { report: MonthReport }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const id = useId();
  const isNow = month === thisMonth();
  const withCash =
    useOwnCurrencyFirst(sums)?.filter((sum) => sum.closing !== 0 || (isNow && sum.held.onTheWay !== 0)) ?? [];
  if (withCash.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {isNow ? t('held.title') : t('result.title', { month: monthName(month, language) })}
      </h2>
      <div className={styles.currencies}>
        {withCash.map((sum) => (
          <div key={sum.currency} className={styles.currency}>
            <span className={styles.name}>{currencyName(sum.currency, language)}</span>
            <Money className={styles.total} amount={sum.closing} currency={sum.currency} />
            <Change {...sum} />
            {isNow && <Places sum={sum} />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Cash at the end minus that at the start. */
function Change({ opening, closing, currency }: MonthSum) {
  const t = useMonthMessages();
  const amount = fromMinor(toMinor(closing) - toMinor(opening));
  return (
    <span className={styles.quiet}>
      <Money plus amount={amount} currency={currency} /> {t('result.change')}
    </span>
  );
}

function Places({ sum: { held, currency } }: { sum: MonthSum }) {
  const t = useMonthMessages();
  const places = PLACES.filter((place) => held[place] !== 0);
  if (places.length === 1 && held.onTheWay === 0) return null;
  return (
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
              <Money plus={place === 'onTheWay'} amount={held[place]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
