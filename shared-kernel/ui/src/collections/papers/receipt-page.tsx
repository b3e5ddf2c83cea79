import type { Collection } from '@comptoir/api-contract/collections';
import type { Receipt } from '@comptoir/api-contract/receipts';
import { formatDateTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { RecordSteps } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { Figure, Loaded } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { RecordedTimes } from './recorded-times';
import { useCollection, useReceipts } from './receipt.queries';
import { amountsText } from './amounts-text';
import { ReceiptProof } from './receipt-proof';
import { ShareButton } from './share-button';

/** Paper of a receipt, at an address that ends with `:id/receipt`. */
export function ReceiptPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCollection(id);
  const receipts = useReceipts({ id, collectedAmount: data?.data.collectedAmount ?? null });
  const receipt = receipts.data?.[0];
  return (
    <PaperPage
      title={receipt ? t('receipt.numbered', { number: receipt.number }) : t('receipt.receiptOf', { id })}
      officeId={data?.data.officeId}
      choices={receipt && <ShareReceipt receipt={receipt} />}
      fitsRoll
    >
      <RecordSteps officeId={data?.data.officeId ?? null} />
      <Loaded query={{ data: data?.data, error, refetch }}>
        {(collection) =>
          collection.collectedAmount === null ? (
            <p>{t('receipt.notYet')}</p>
          ) : (
            <Loaded query={receipts}>{([newest]) => <Content collection={collection} receipt={newest} />}</Loaded>
          )
        }
      </Loaded>
    </PaperPage>
  );
}

function Content({ collection, receipt }: { collection: Collection; receipt: Receipt | undefined }) {
  const t = useMessages();
  const { agency, collector, recordedBy, actualCollectionDate, collectedAmount, scheduledAmount, currency } =
    collection;
  const lines = receipt?.lines ?? [{ amount: collectedAmount ?? 0, currency }];
  return (
    <>
      <PaperFacts>
        <PaperFact title={t('receipt.takenFrom')}>
          <bdi>{receipt?.agency.name ?? agency.name}</bdi>
          <bdi>{`${agency.address}, ${agency.city}`}</bdi>
        </PaperFact>
        <PaperFact title={t('receipt.takenOn')}>
          <Figure>{formatDateTime(actualCollectionDate)}</Figure>
          <RecordedTimes collection={collection} />
        </PaperFact>
        <PaperFact title={t('receipt.takenBy')}>
          <bdi>{(recordedBy ?? collector).name}</bdi>
        </PaperFact>
        {collectedAmount !== scheduledAmount && (
          <PaperFact title={t('receipt.scheduled')}>
            <Money amount={scheduledAmount} currency={currency} />
          </PaperFact>
        )}
        <PaperFact title={t('receipt.collected')} isMain>
          {lines.map((line) => (
            <Money key={line.currency} amount={line.amount} currency={line.currency} />
          ))}
        </PaperFact>
      </PaperFacts>
      {receipt ? (
        <ReceiptProof receipt={receipt} />
      ) : (
        <p>{t(collectedAmount === 0 ? 'receipt.notPaid' : 'receipt.unnumbered')}</p>
      )}
      <Signatures of={[t('receipt.agency'), t('receipt.collector')]} />
    </>
  );
}

function ShareReceipt({ receipt: { number, agency, lines, url } }: { receipt: Receipt }) {
  const t = useMessages();
  const text = t('receipt.shareText', { number, agency: agency.name, amount: amountsText(lines) });
  return <ShareButton content={{ title: t('receipt.numbered', { number }), text, url }} />;
}
