import type { LedgerEntryDetail } from '@comptoir/api-contract/general-ledger';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { Detail, Fact, Facts } from '@comptoir/ui/records';
import { Money } from '@comptoir/ui/money';
import { Figure } from '@comptoir/ui';
import { Link } from '@comptoir/kernel/router';
import { Movement } from '../balances/movement';
import { useMessages } from '../messages/messages';
import { entryDescription } from './entry-description';
import { EntryState, hasState } from './entry-state';

export function EntryFacts({ entry }: { entry: LedgerEntryDetail }) {
  const t = useMessages();
  const { kind, date, valueDate, by, reason, movements, transaction, collection, collectionId, trade, reversal } =
    entry;
  const titleOf = (amount: number) => (!trade ? 'entry.amount' : amount < 0 ? 'trade.given' : 'trade.received');
  const isOwn = kind === 'EXPENSE' || kind === 'FLOAT';
  return (
    <Facts>
      {movements.map((movement) => (
        <Movement key={movement.currency} title={t(titleOf(movement.amount))} movement={movement} />
      ))}
      {entry.outside && <Outside entry={entry} outside={entry.outside} />}
      <Fact title={t('entry.kind')}>{t(`kind.${kind}`)}</Fact>
      {isOwn && (
        <Fact title={t('entry.what')}>
          <span dir="auto">{entryDescription(entry, t)}</span>
        </Fact>
      )}
      {transaction.supplier && (
        <Fact title={t('entry.supplier')}>
          <bdi>{transaction.supplier.name}</bdi>
        </Fact>
      )}
      {collection && collectionId !== null && (
        <Fact title={t('collection.collector')}>
          <bdi>{collection.collector.name}</bdi>
          <Detail>
            <bdi>{collection.agency.name}</bdi>
          </Detail>
          <Link to={`/money-book/${collectionId}`}>{t('moneyBook.pickUp', { id: collectionId })}</Link>
        </Fact>
      )}
      {trade && (
        <Fact title={t('kind.TRADE')}>
          <Link to={`/exchange/${trade.id}`}>{t('trade.title', { id: trade.id })}</Link>
        </Fact>
      )}
      <Fact title={t('entry.bookedAt')}>
        <Figure>{formatDateTime(date)}</Figure>
        {valueDate !== null && formatDate(valueDate) !== formatDate(date) && (
          <Detail>{t('entry.happened', { date: formatDate(valueDate) })}</Detail>
        )}
      </Fact>
      <Fact title={t('entry.by')}>
        <bdi>{by}</bdi>
      </Fact>
      {reason && (
        <Fact title={t('entry.reason')}>
          <span dir="auto">{reason}</span>
        </Fact>
      )}
      {hasState(entry) && (
        <Fact title={t('entry.state')}>
          <EntryState entry={entry} />
          {reversal && (
            <Detail>
              <bdi>{reversal.reason}</bdi> · <bdi>{reversal.by}</bdi>
            </Detail>
          )}
        </Fact>
      )}
    </Facts>
  );
}

interface OutsideProps {
  entry: LedgerEntryDetail;
  outside: NonNullable<LedgerEntryDetail['outside']>;
}

/** Amount and place of cash that is not in the till. */
function Outside({ entry: { currency, collection }, outside: { place, amount } }: OutsideProps) {
  const t = useMessages();
  const isInBag = place === 'HAND' && collection;
  return (
    <Fact title={t('entry.amount')}>
      <Money plus amount={amount} currency={currency} />
      <Detail>{isInBag ? t('moneyBook.bagOf', { name: collection.collector.name }) : t(`place.${place}`)}</Detail>
    </Fact>
  );
}
