import { formatDateTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { Fragment } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './outbox.module.css';

/** Content of a pick-up and the exact answer of the server, for a call with the office. */
export function EntryDetails({ item }: { item: OutboxItem }) {
  const t = useMessages();
  return (
    <details>
      <summary className={styles.fold}>{t('outbox.details')}</summary>
      <dl className={styles.facts}>
        {factsOf(item).map(([key, value]) => (
          <Fragment key={key}>
            <dt>{t(`outbox.facts.${key}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt>{t('outbox.facts.recorded')}</dt>
        <dd>
          <Figure>{formatDateTime(item.recordedAt)}</Figure>
        </dd>
      </dl>
    </details>
  );
}

function factsOf({ id, collectionId, refusal, pickUp, files }: OutboxItem) {
  const facts = [
    ['answer', refusal?.message],
    ['code', refusal?.code],
    ['values', refusal?.values && JSON.stringify(refusal.values)],
    ['id', id],
    ['collection', `#${collectionId}`],
    ['note', pickUp?.note],
    ['signer', pickUp?.signerName],
    ['seal', pickUp?.seal],
    ['files', files.map(({ file }) => file.name).join(', ')],
  ] as const;
  return facts.flatMap(([key, value]) => (value ? [[key, value] as const] : []));
}
