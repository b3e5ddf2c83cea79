import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import { Figure, Money } from '@comptoir/ui';
import { useCountingMessages } from './counting-messages';
import styles from './counted-table.module.css';
import { denominationText } from './denomination-text';

/** A count to compare with others; null while the reader may not know it. */
export interface CountedColumn {
  title: string;
  counted: { amount: number; counts: Readonly<Record<string, number>> } | null;
}

interface CountedTableProps {
  currency: CurrencyCode;
  columns: readonly CountedColumn[];
}

/** Counts of one currency side by side, by denomination. Denominations that nobody counted are left out. */
export function CountedTable({ currency, columns }: CountedTableProps) {
  const t = useCountingMessages();
  const values = DENOMINATIONS[currency].filter((value) => columns.some(({ counted }) => counted?.counts[value]));
  const isDifferent = (value: string) => new Set(columns.map(({ counted }) => counted?.counts[value] ?? 0)).size > 1;
  return (
    <div>
      <table className={styles.table}>
        <caption>{currency}</caption>
        <thead>
          <tr>
            <th scope="col">{t('note')}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value} className={isDifferent(value) ? styles.differs : undefined}>
              <th scope="row">
                <Figure>{denominationText(value)}</Figure>
              </th>
              {columns.map(({ title, counted }) => (
                <td key={title}>
                  <Figure>{counted?.counts[value] ?? 0}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Below each other, since amounts beside each other are wider than a phone. */}
      <dl className={styles.sums}>
        {columns.map(
          ({ title, counted }) =>
            counted && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <Money amount={counted.amount} currency={currency} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
