import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { Button, ButtonLink, Figure } from '@comptoir/ui';
import { AskForCorrection, RequestedCorrection } from '@comptoir/ui/records';
import { MediaField, useKeptUploads, useReceipts } from '@comptoir/ui/collections';
import { useMessages } from '../messages/messages';
import styles from './stop.module.css';

export function CollectedStop({ stop }: { stop: Collection }) {
  const t = useMessages();
  const receipt = useReceipts(stop).data?.[0];
  const uploads = useKeptUploads(stop.id, { keeps: true });
  const left = uploads.list.filter(({ state }) => state.status === 'waiting');
  return (
    <div className={styles.form}>
      <p className={styles.collected}>
        {t('myDay.collectedAmount')} <Money amount={stop.collectedAmount ?? 0} currency={stop.currency} />
      </p>
      <p className={styles.detail}>
        <Figure>{formatDateTime(stop.actualCollectionDate)}</Figure>
        {stop.recordedBy && (
          <>
            {' · '}
            <bdi>{stop.recordedBy.name}</bdi>
          </>
        )}
      </p>
      <p>
        <ButtonLink to={`/my-day/${stop.id}/receipt`}>
          {receipt ? t('paper.numbered', { number: receipt.number }) : t('paper.receipt')}
        </ButtonLink>
      </p>
      <RequestedCorrection entity="collection" id={stop.id} />
      <MediaField uploads={uploads} stored={stop} />
      {left.length > 0 && (
        <Button variant="primary" icon="upload" onClick={() => uploads.send(stop.id)}>
          {t('myDay.addFiles')}
        </Button>
      )}
      <AskForCorrection entity="collection" id={stop.id} />
    </div>
  );
}
