import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { useClaims } from '@comptoir/kernel/session';
import { ProvisionalReceipt } from '@comptoir/ui/collections';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { useStop } from '../my-day.queries';
import { usePickUpProof } from './pick-up-proof';

/** Receipt of a pick-up on this phone. */
export function ProvisionalStopReceipt({ item, pickUp }: { item: OutboxItem; pickUp: PickUpInput }) {
  const { email, officeId } = useClaims();
  const { stop } = useStop(item.collectionId);
  return (
    <ProvisionalReceipt
      officeId={officeId ?? undefined}
      agency={stop?.agency ?? { name: item.agency, address: '', city: '' }}
      collector={stop?.collector.name ?? email}
      recordedAt={item.recordedAt}
      lines={pickUp.lines}
      proof={usePickUpProof(pickUp)}
    />
  );
}
