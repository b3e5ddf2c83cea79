import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useId, type ComponentProps } from 'react';
import { classNames } from '../../components/class-names';
import { Money } from '../../money/money';
import { useOwnCurrencyFirst } from '../../money/use-own-currency-first';
import styles from './record-summary.module.css';
import { PartTitle, type SummaryPart } from './summary-part';

interface SummaryTableProps extends Omit<ComponentProps<typeof SummaryPart>, 'children'> {
  /** Name of the first column, which is a currency. */
  currency: string;
  /** Names of the columns of amounts. */
  columns: readonly string[];
  /** Amounts in major units, one for each column. */
  rows: readonly { currency: CurrencyCode; amounts: readonly number[] }[];
}

/** Amounts by currency over the full width of a summary. With more than two columns, a narrow one has a line for each amount. */
export function SummaryTable({ title, to, onOpen, empty, currency, columns, rows }: SummaryTableProps) {
  const id = useId();
  const isMany = columns.length > 2;
  const ordered = useOwnCurrencyFirst(rows);
  return (
    <section className={styles.wide} aria-labelledby={id}>
      <PartTitle id={id} title={title} to={to} onOpen={onOpen} />
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={classNames(styles.table, isMany && styles.many)} aria-labelledby={id}>
          <thead>
            <tr>
              {[currency, ...columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered?.map((row) => (
              <tr key={row.currency}>
                <th scope="row">{row.currency}</th>
                {row.amounts.map((amount, column) => (
                  <td
                    key={columns[column]}
                    data-column={columns[column]}
                    className={amount === 0 ? styles.none : undefined}
                  >
                    {isMany && amount === 0 ? '–' : <Money amount={amount} currency={row.currency} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
