import { formatDate } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { Button, Figure, Money } from '@comptoir/ui';
import { RecordSummary, SummaryPart, SummaryParts, SummaryRow, SummaryTable } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { entryAddress } from '../money-book/entry-address';

interface SupplierSummaryProps {
  id: string;
  onAddExpense: () => void;
}

/** Expenses of the selected office for a supplier. */
export function SupplierSummary({ id, onAddExpense }: SupplierSummaryProps) {
  const t = useMessages();
  const summary = useOfficeQuery((place) =>
    apiQuery('getSupplierSummary', { params: { id }, query: { officeId: place?.officeId } }),
  );
  const book = `/money-book?from=&supplier=${id}`;
  return (
    <RecordSummary label={t('supplier.summary')} query={summary} parts={2}>
      {({ expenses, last }) => (
        <>
          <SummaryTable
            title={t('supplier.expenses')}
            to={book}
            empty={t('supplier.expensesNone')}
            currency={t('supplier.currency')}
            columns={[t('supplier.thisMonth'), t('supplier.lastMonth')]}
            rows={expenses.map(({ currency, thisMonth, lastMonth }) => ({
              currency,
              amounts: [thisMonth, lastMonth],
            }))}
          />
          <SummaryParts>
            <SummaryPart title={t('supplier.lastExpenses')} empty={t('supplier.lastNone')} to={book}>
              {last.map((expense) => (
                <SummaryRow
                  key={expense.id}
                  time={<Figure>{formatDate(expense.date)}</Figure>}
                  figure={<Money amount={expense.amount} currency={expense.currency} />}
                >
                  <Link to={entryAddress(expense.id)}>
                    <bdi>{expense.description}</bdi>
                  </Link>
                </SummaryRow>
              ))}
            </SummaryPart>
          </SummaryParts>
          <div>
            <Button icon="plus" onClick={onAddExpense}>
              {t('moneyBook.addExpense')}
            </Button>
          </div>
        </>
      )}
    </RecordSummary>
  );
}
