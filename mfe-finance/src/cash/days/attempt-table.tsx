import type { BusinessDay } from '@comptoir/api-contract/business-days';
import { Figure, Money } from '@comptoir/ui';
import styles from './days.module.css';
import { useDayMessages } from './messages/messages';

interface AttemptTableProps {
  caption: string;
  rows: BusinessDay['counts'];
  names: BusinessDay['names'];
}

/** All attempts with what the books had, the last of each currency stands. */
export function AttemptTable({ caption, rows, names }: AttemptTableProps) {
  const t = useDayMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className={styles.wide} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('count.currency')}</th>
            <th scope="col" className={styles.figure}>
              {t('count.counted')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('count.expected')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('count.difference')}
            </th>
            <th scope="col">{t('count.by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ currency, attempts }) =>
            attempts.map(({ attempt, counted, expected, countedBy }) => (
              <tr key={`${currency} ${attempt}`}>
                <td>
                  <Figure>
                    {t('count.attempt', { attempt })} {currency}
                  </Figure>
                </td>
                <td className={styles.figure}>
                  <Money amount={counted} currency={currency} />
                </td>
                <td className={styles.figure}>
                  <Money amount={expected} currency={currency} />
                </td>
                <td className={styles.figure}>
                  {counted === expected ? (
                    t('count.none')
                  ) : (
                    <Money amount={difference(counted, expected)} currency={currency} />
                  )}
                </td>
                <td>
                  <bdi>{names.find(({ id }) => id === countedBy)?.name}</bdi>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** In major units without the error of binary fractions. */
export function difference(counted: number, expected: number): number {
  return Math.round((counted - expected) * 100) / 100;
}
