import { ReceiptPage } from '@comptoir/ui/collections';
import { Loaded } from '@comptoir/ui';
import { useParams } from '@comptoir/kernel/router';
import { useOutbox, useOutboxRead } from '@comptoir/ui/outbox';
import { ProvisionalStopReceipt } from './provisional-stop-receipt';

/** Receipt of a stop: provisional until the server has confirmed the pick-up, then numbered. */
export function StopReceiptPage() {
  const { id = '' } = useParams();
  const isRead = useOutboxRead();
  const unsent = useOutbox().find(({ collectionId, state }) => collectionId === id && state !== 'booked');
  return (
    <Loaded query={{ data: isRead || undefined, error: null, refetch: () => undefined }}>
      {() => (unsent?.pickUp ? <ProvisionalStopReceipt item={unsent} pickUp={unsent.pickUp} /> : <ReceiptPage />)}
    </Loaded>
  );
}
