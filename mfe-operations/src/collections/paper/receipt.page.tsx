import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { RecordSteps } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { Figure, Loaded } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { RecordedTimes } from '../recorded-times';
import { useCollection } from '../collections.queries';

export function ReceiptPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCollection(id);
  return (
    <PaperPage title={t('paper.receiptOf', { id })} officeId={data?.data.officeId} fitsRoll>
      <RecordSteps officeId={data?.data.officeId ?? null} />
      <Loaded query={{ data: data?.data, error, refetch }}>
        {(collection) => <Receipt collection={collection} />}
      </Loaded>
    </PaperPage>
  );
}

function Receipt({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { agency, collector, recordedBy, actualCollectionDate, collectedAmount, scheduledAmount, currency } =
    collection;
  if (collectedAmount === null) return <p>{t('paper.notYet')}</p>;
  return (
    <>
      <PaperFacts>
        <PaperFact title={t('paper.takenFrom')}>
          <bdi>{agency.name}</bdi>
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
          <Money amount={collectedAmount} currency={currency} />
        </PaperFact>
      </PaperFacts>
      <Signatures of={[t('paper.agency'), t('paper.collector')]} />
    </>
  );
}
