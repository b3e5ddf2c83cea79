import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount, Money } from '@comptoir/ui/money';
import type { Column } from '@comptoir/ui';
import { column, type Placing } from './columns';

interface Sum {
  amount: number;
  currency: CurrencyCode;
}

/** A column of amounts, stacked if a row has several. */
export function moneyColumn<Row>(
  id: string,
  title: string,
  read: (row: Row) => readonly Sum[],
  { signed = false, plus = false, ...placing }: Placing<Row> & { signed?: boolean; plus?: boolean } = {},
): Column<Row> {
  return column(
    id,
    title,
    {
      figure: (row) =>
        longest(
          read(row).map(({ amount, currency }) => `${plus && amount > 0 ? '+' : ''}${formatAmount(amount, currency)}`),
        ),
      ...placing,
    },
    (row) => {
      const sums = read(row);
      const amounts = sums.map((sum) => <Money key={sum.currency} signed={signed} plus={plus} {...sum} />);
      return sums.length > 1 ? amounts.map((amount) => <div key={amount.key}>{amount}</div>) : amounts;
    },
  );
}

function longest(texts: readonly string[]): string {
  return texts.reduce((kept, text) => (text.length > kept.length ? text : kept), '');
}
