import type { SupplierSummary as Summary } from '@comptoir/api-contract/summaries';
import { formatDate } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { Button, Figure, Money } from '@comptoir/ui';
import { RecordSummary, SummaryFigure, SummaryFigures, SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { entryAddress } from '../money-book/entry-address';
import styles from './supplier-summary.module.css';

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
  return (
    <RecordSummary label={t('supplier.summary')} query={summary} figures={2} parts={1}>
      {({ expenses, count, last }) => (
        <>
          <SummaryFigures title={t('supplier.expenses')}>
            {(['thisMonth', 'lastMonth'] as const).map((month) => (
              <SpentIn key={month} month={month} expenses={expenses} />
            ))}
          </SummaryFigures>
          {last.length > 0 && <LastExpenses last={last} />}
          <div className={styles.actions}>
            <Button icon="plus" onClick={onAddExpense}>
              {t('moneyBook.addExpense')}
            </Button>
            {count > 0 && (
              <Link to={`/money-book?from=&supplier=${id}`} className={styles.all}>
                {t('supplier.allExpenses', { count })}
              </Link>
            )}
          </div>
        </>
      )}
    </RecordSummary>
  );
}

function SpentIn({ month, expenses }: Pick<Summary, 'expenses'> & { month: 'thisMonth' | 'lastMonth' }) {
  const t = useMessages();
  const spent = expenses.filter(({ [month]: amount }) => amount !== 0);
  return (
    <SummaryFigure label={t(`supplier.${month}`)} {...(spent.length === 0 && { tone: 'quiet' })}>
      {spent.length === 0
        ? '–'
        : spent.map(({ currency, [month]: amount }) => <Money key={currency} amount={amount} currency={currency} />)}
    </SummaryFigure>
  );
}

function LastExpenses({ last }: Pick<Summary, 'last'>) {
  const t = useMessages();
  return (
    <div className={styles.last}>
      <SummaryPart title={t('supplier.lastExpenses', { count: last.length })}>
        {last.map(({ id, date, description, amount, currency }) => (
          <SummaryRow
            key={id}
            time={<Figure>{formatDate(date)}</Figure>}
            figure={<Money amount={amount} currency={currency} />}
          >
            <Link to={entryAddress(id)}>
              <bdi>{description}</bdi>
            </Link>
          </SummaryRow>
        ))}
      </SummaryPart>
    </div>
  );
}
