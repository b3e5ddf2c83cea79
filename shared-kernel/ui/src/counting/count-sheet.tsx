import { useRef, type KeyboardEvent } from 'react';
import { AddCurrency } from './add-currency';
import { CashTotals } from './cash-totals';
import { useCountingMessages } from './counting-messages';
import { CurrencyCount } from './currency-count';
import styles from './count-sheet.module.css';
import { typedAmount } from './typed-count';
import type { CountedSheet } from './use-count-sheet';

interface CountSheetProps {
  sheet: CountedSheet;
  /** Lets the person add a currency that is not required. */
  mayAdd?: boolean;
}

/**
 * Count of notes and coins by denomination, inside a `Form`. Enter and the arrow keys move between the numbers, Enter on
 * the last one to the submit button.
 */
export function CountSheet({ sheet, mayAdd = false }: CountSheetProps) {
  const t = useCountingMessages();
  const root = useRef<HTMLFieldSetElement>(null);
  const open = sheet.currencies.filter((currency) => !sheet.lines?.some((line) => line.currency === currency));
  return (
    <fieldset ref={root} className={styles.sheet} aria-label={t('sheet')}>
      <p className={styles.keys}>{t('keys')}</p>
      <div className={styles.currencies}>
        {sheet.currencies.map((currency) => (
          <CurrencyCount
            key={currency}
            currency={currency}
            count={sheet.countOf(currency)}
            onChange={(count) => sheet.change(currency, count)}
            onKeyDown={(event) => moveFocus(event, root.current)}
            onRemove={sheet.isAdded(currency) ? () => sheet.remove(currency) : undefined}
          />
        ))}
      </div>
      {mayAdd && (
        <div className={styles.add}>
          <AddCurrency used={sheet.currencies} onAdd={sheet.add} />
        </div>
      )}
      {sheet.currencies.length > 0 && (
        <div className={styles.foot}>
          <CashTotals
            title={t('inAll')}
            sums={sheet.currencies.map((currency) => ({
              currency,
              amount: typedAmount(currency, sheet.countOf(currency)),
            }))}
          />
          {open.length > 0 && <p className={styles.open}>{t('open', { currencies: open.join(', ') })}</p>}
        </div>
      )}
    </fieldset>
  );
}

/** ↑ and ↓ stay within the numbers; Enter after the last one goes to the submit button, so that it does not submit by mistake. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>, sheet: HTMLElement | null): void {
  const { key, currentTarget: number } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
  if (step === 0 || !isPlain) return;
  event.preventDefault();
  const numbers = [...(sheet?.querySelectorAll<HTMLInputElement>('input[type=text]:enabled') ?? [])];
  const next = numbers[numbers.indexOf(number) + step];
  const submit = number.form?.querySelector<HTMLElement>('button[type=submit]:enabled');
  if (next) next.select();
  if (next) next.focus();
  else if (key === 'Enter') submit?.focus();
}
