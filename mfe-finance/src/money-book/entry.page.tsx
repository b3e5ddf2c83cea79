import { AskForCorrection, History, RecordSteps, RequestedCorrection } from '@comptoir/ui/records';
import { Button, Card, Loaded, Page, PageHeader, SkeletonRows } from '@comptoir/ui';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { useState } from 'react';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';
import { EntryFacts } from './entry-facts';
import { useEntry } from './money-book.queries';
import { isReversible } from './reverse-entry-button';
import { ReverseTransactionDialog } from './reverse-transaction.dialog';

export function EntryPage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { number = '' } = useParams();
  const entry = useEntry(number);
  const { data } = entry;
  const transactionId = data?.transaction.id ?? null;
  const mayReverse = useMayReverse();
  const [isReversing, setReversing] = useState(false);
  return (
    <Page layout="form">
      <PageHeader
        title={t('entry.title', { id: number })}
        onBack={goBack}
        actions={
          <>
            {mayReverse && data && isReversible(data) && (
              <Button icon="reverse" variant="danger" onClick={() => setReversing(true)}>
                {t('reversal.reverse')}
              </Button>
            )}
            {transactionId !== null && data && isReversible(data) && (
              <AskForCorrection entity="transaction" id={transactionId} />
            )}
            <RecordSteps />
          </>
        }
      />
      {transactionId !== null && <RequestedCorrection entity="transaction" id={transactionId} />}
      <Card>
        <Loaded query={entry} placeholder={<SkeletonRows count={3} />}>
          {(stored) => <EntryFacts entry={stored} />}
        </Loaded>
      </Card>
      {transactionId !== null && <History entity="transaction" id={transactionId} />}
      {isReversing && data && <ReverseTransactionDialog entry={data} onClose={() => setReversing(false)} />}
    </Page>
  );
}
