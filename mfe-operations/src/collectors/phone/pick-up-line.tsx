import type { ImportedPickUp } from '@comptoir/api-contract/pick-up-imports';
import { formatDateTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { formatAmount } from '@comptoir/ui/money';
import { Figure } from '@comptoir/ui';
import { usePhoneMessages } from './messages/messages';

type PickUpSummary = Pick<ImportedPickUp, 'agency' | 'collectionId' | 'lines' | 'occurredAt'>;

/** Agency, amounts and time of a pick-up, as far as they are known. */
export function PickUpLine({ pickUp: { agency, collectionId, lines, occurredAt } }: { pickUp: PickUpSummary }) {
  const t = usePhoneMessages();
  const name = <bdi>{agency ?? t('pickUp')}</bdi>;
  return (
    <>
      {collectionId === null || agency === null ? (
        name
      ) : (
        <Link to={`/collection-schedules/${collectionId}`}>{name}</Link>
      )}
      {lines.length > 0 && (
        <strong>
          <Figure>{lines.map(({ amount, currency }) => formatAmount(amount, currency)).join(', ')}</Figure>
        </strong>
      )}
      {occurredAt !== null && <Figure>{formatDateTime(occurredAt)}</Figure>}
    </>
  );
}
