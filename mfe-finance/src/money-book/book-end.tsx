import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Money } from '@comptoir/ui/money';
import { Figure } from '@comptoir/ui';
import styles from './book-end.module.css';

interface BookEndProps {
  title: string;
  /** '' at the beginning of the book. */
  date: string;
  amount: number;
  currency: CurrencyCode;
}

/** First or last line of the book in one currency. */
export function BookEnd({ title, date, amount, currency }: BookEndProps) {
  return (
    <p className={styles.line}>
      <span>
        {title} <Figure>{date}</Figure>
      </span>
      <span className={styles.amount}>
        <Money signed amount={amount} currency={currency} />
      </span>
    </p>
  );
}
