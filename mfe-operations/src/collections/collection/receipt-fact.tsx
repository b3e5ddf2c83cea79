import type { Collection } from '@comptoir/api-contract/collections';
import { Link } from '@comptoir/kernel/router';
import { Fact } from '@comptoir/ui/records';
import { Loaded } from '@comptoir/ui';
import { useReceipts } from '@comptoir/ui/collections';
import { useMessages } from '../../messages/messages';

/** Number of the receipt, or that there is none for an amount recorded before receipts were numbered. */
export function ReceiptFact({ collection }: { collection: Collection }) {
  const t = useMessages();
  const receipts = useReceipts(collection);
  return (
    <Fact title={t('paper.receipt')}>
      <Loaded query={receipts} placeholder={<span>…</span>}>
        {([receipt]) =>
          receipt ? (
            <>
              <Link to={`/collection-schedules/${collection.id}/receipt`}>
                {t('paper.numbered', { number: receipt.number })}
              </Link>
              {receipt.replaces !== null && <span>{t('paper.replaces', { number: receipt.replaces })}</span>}
            </>
          ) : (
            <span>{collection.collectedAmount === 0 ? t('paper.notPaid') : t('paper.none')}</span>
          )
        }
      </Loaded>
    </Fact>
  );
}
