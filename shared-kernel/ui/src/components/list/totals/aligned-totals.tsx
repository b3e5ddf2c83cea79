import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Money } from '../../../money/money';
import { classNames } from '../../class-names';
import { lineOf } from '../list-tracks';
import { TotalsHead } from './totals-head';
import type { CurrencyFigures } from './totals-query';
import styles from './list-totals.module.css';

interface AlignedTotalsProps {
  /** With the same figures in each. */
  rows: readonly CurrencyFigures[];
  /** Grid of the list. */
  tracks: string;
  period: string | undefined;
}

/** Totals below the columns of the list, a row per currency. */
export function AlignedTotals({ rows, tracks, period }: AlignedTotalsProps) {
  const t = useKernelMessages();
  const figures = rows[0]?.figures ?? [];
  return (
    <table
      aria-label={t('list.totals')}
      className={classNames(styles.table, styles.aligned)}
      style={{ '--list-columns': tracks }}
    >
      <TotalsHead isHidden labels={figures.map(({ label }) => label)} />
      <tbody>
        {rows.map((row, index) => (
          <Line
            key={`${row.part ?? ''} ${row.currency}`}
            {...row}
            period={index === 0 ? period : undefined}
            isRepeated={index > 0 && rows[index - 1]?.part === undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends CurrencyFigures {
  period: string | undefined;
  /** True below another total. */
  isRepeated: boolean;
}

function Line({ part, currency, figures, period, isRepeated }: LineProps) {
  const t = useKernelMessages();
  return (
    <tr>
      <th scope="row" style={{ gridColumn: `1 / ${lineOf(figures[0]?.column ?? '')}` }}>
        <span
          {...(part === undefined && { 'aria-hidden': true })}
          className={classNames(part !== undefined ? styles.part : isRepeated && styles.repeated)}
        >
          {part ?? t('list.totals')}
        </span>{' '}
        {currency}
        {period !== undefined && <span className={styles.period}>{period}</span>}
      </th>
      {figures.map(({ label, column = '', amount, signed = false, named, main }) => (
        <td
          key={label}
          style={{ gridColumnStart: lineOf(column) }}
          className={classNames(main && styles.strong, part !== undefined && styles.part)}
        >
          {named && <span className={styles.name}>{label}</span>}
          {amount === 0 && !main ? '–' : <Money amount={amount} currency={currency} plus={signed} />}
        </td>
      ))}
    </tr>
  );
}
