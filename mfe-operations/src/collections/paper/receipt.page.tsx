import type { Collection } from '@comptoir/api-contract/collections';
import type { Receipt } from '@comptoir/api-contract/receipts';
import { formatDateTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { RecordSteps } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { Figure, Loaded } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { RecordedTimes } from '../recorded-times';
import { useCollection, useReceipts } from '../collections.queries';
import { ReceiptProof } from './receipt-proof';
import { ShareButton } from './share-button';

export function ReceiptPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCollection(id);
  const receipts = useReceipts({ id, collectedAmount: data?.data.collectedAmount ?? null });
  const receipt = receipts.data?.[0];
  return (
    <PaperPage
      title={receipt ? t('paper.numbered', { number: receipt.number }) : t('paper.receiptOf', { id })}
      officeId={data?.data.officeId}
      choices={receipt && <ShareButton receipt={receipt} />}
      fitsRoll
    >
      <RecordSteps officeId={data?.data.officeId ?? null} />
      <Loaded query={{ data: data?.data, error, refetch }}>
        {(collection) =>
          collection.collectedAmount === null ? (
            <p>{t('paper.notYet')}</p>
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
        <PaperFact title={t('paper.takenFrom')}>
          <bdi>{receipt?.agency.name ?? agency.name}</bdi>
          <bdi>{`${agency.address}, ${agency.city}`}</bdi>
        </PaperFact>
        <PaperFact title={t('paper.takenOn')}>
          <Figure>{formatDateTime(actualCollectionDate)}</Figure>
          <RecordedTimes collection={collection} />
        </PaperFact>
        <PaperFact title={t('paper.takenBy')}>
          <bdi>{(recordedBy ?? collector).name}</bdi>
        </PaperFact>
        {collectedAmount !== scheduledAmount && (
          <PaperFact title={t('collections.scheduledSum')}>
            <Money amount={scheduledAmount} currency={currency} />
          </PaperFact>
        )}
        <PaperFact title={t('collections.collectedSum')} isMain>
          {lines.map((line) => (
            <Money key={line.currency} amount={line.amount} currency={line.currency} />
          ))}
        </PaperFact>
      </PaperFacts>
      {receipt ? (
        <ReceiptProof receipt={receipt} />
      ) : (
        <p>{t(collectedAmount === 0 ? 'paper.notPaid' : 'paper.unnumbered')}</p>
      )}
      <Signatures of={[t('paper.agency'), t('paper.collector')]} />
    </>
  );
}
