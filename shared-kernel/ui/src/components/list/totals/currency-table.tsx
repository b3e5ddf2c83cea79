import { useId, useState } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Money } from '../../../money/money';
import { classNames } from '../../class-names';
import { Icon } from '../../icon/icon';
import { TotalsHead } from './totals-head';
import type { CurrencyFigures } from './totals-query';
import styles from './list-totals.module.css';

/** Totals as a table. A narrow list folds it behind the main figure of every currency. */
export function CurrencyTable({ rows, tracks }: { rows: readonly CurrencyFigures[]; tracks: string | null }) {
  const t = useKernelMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const columns = columnsOf(rows);
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <MainFigures rows={rows} />
        <Icon name="down" className={styles.arrow} />
      </button>
      <table
        id={id}
        aria-label={t('list.totals')}
        style={{ '--last-track': lastTrack(tracks) }}
        className={classNames(styles.table, rows.length === 1 && styles.single, !isOpen && styles.folded)}
      >
        <TotalsHead labels={columns} />
        <tbody>
          {rows.map(({ currency, figures }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              {columns.map((label) => (
                <Cell key={label} label={label} currency={currency} figures={figures} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function MainFigures({ rows }: { rows: readonly CurrencyFigures[] }) {
  const shown = rows.flatMap(({ currency, figures }) =>
    figures.filter(({ main }) => main).map((figure) => ({ ...figure, currency })),
  );
  return (
    <span className={styles.main}>
      <span className={styles.label}>{shown[0]?.label}</span>
      {shown.map(({ amount, currency, signed = false }) => (
        <Money key={currency} amount={amount} currency={currency} plus={signed} />
      ))}
    </span>
  );
}

function Cell({ label, currency, figures }: CurrencyFigures & { label: string }) {
  const figure = figures.find((each) => each.label === label);
  if (!figure) return <td className={styles.none}>–</td>;
  const { amount, signed = false, main } = figure;
  return (
    <td data-label={label} className={main && styles.strong}>
      {amount === 0 && !main ? '–' : <Money amount={amount} currency={currency} plus={signed} />}
    </td>
  );
}

/** Width of the last column of the list, if it is that of its figures. */
function lastTrack(tracks: string | null): string {
  return / (\d+px)$/.exec(tracks ?? '')?.[1] ?? '-31px';
}

/** Labels of all rows in their order; a row may lack the last ones. */
function columnsOf(rows: readonly CurrencyFigures[]): readonly string[] {
  return [...new Set(rows.flatMap(({ figures }) => figures.map(({ label }) => label)))];
}
