import { formatDate } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { ButtonLink, Figure, Money } from '@comptoir/ui';
import { RecordSummary, SummaryPart, SummaryParts, SummaryRow, SummaryTable } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { entryAddress } from '../money-book/entry-address';

/** Expenses of the selected office for a supplier. */
export function SupplierSummary({ id }: { id: string }) {
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
                <SummaryRow key={expense.id} figure={<Money amount={expense.amount} currency={expense.currency} />}>
                  <span>
                    <Link to={entryAddress(expense.id)}>
                      <Figure>{formatDate(expense.date)}</Figure>
                    </Link>{' '}
                    <bdi>{expense.description}</bdi>
                  </span>
                </SummaryRow>
              ))}
            </SummaryPart>
          </SummaryParts>
          <div>
            <ButtonLink to={`${book}&add=expense`} icon="plus">
              {t('moneyBook.addExpense')}
            </ButtonLink>
          </div>
        </>
      )}
    </RecordSummary>
  );
}
