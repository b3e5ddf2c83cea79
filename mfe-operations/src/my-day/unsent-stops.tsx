import { formatTime } from '@comptoir/kernel/format';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { formatAmount } from '@comptoir/ui/money';
import { outbox, type OutboxItem } from '@comptoir/ui/outbox';
import { Button, Figure, Notice, Tag } from '@comptoir/ui';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import list from './stop-list.module.css';
import styles from './unsent-stops.module.css';

/** Unconfirmed recordings of this device; they are sent automatically, or show why not. */
export function UnsentStops({ items }: { items: readonly OutboxItem[] }) {
  const isRefused = ({ state, files }: OutboxItem) => state === 'refused' || files.some(({ refusal }) => refusal);
  const waiting = items.filter((item) => !isRefused(item));
  return (
    <>
      {items.filter(isRefused).map((item) => (
        <RefusedStop key={item.id} item={item} />
      ))}
      {waiting.length > 0 && <WaitingStops items={waiting} />}
    </>
  );
}

function WaitingStops({ items }: { items: readonly OutboxItem[] }) {
  const t = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className={list.part}>
      <h2 id={id} className={list.title}>
        {t('myDay.unsent')} <span className={list.count}>{items.length}</span>
      </h2>
      <p>{t('myDay.unsentText')}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.stop}>
            <Recorded item={item} />
            <Tag tone="warning">{t(item.state === 'booked' ? 'myDay.filesNotSent' : 'myDay.unsent')}</Tag>
          </li>
        ))}
      </ul>
      <Button size="large" onClick={() => void outbox.send()}>
        {t('myDay.sendNow')}
      </Button>
    </section>
  );
}

function RefusedStop({ item }: { item: OutboxItem }) {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const { id, agency: name, refusal, files } = item;
  const reasons = [refusal, ...files.map((file) => file.refusal)].flatMap((reason) =>
    reason ? inLanguage(reason) : [],
  );
  return (
    <Notice tone="danger" title={t(refusal ? 'myDay.refused' : 'myDay.filesRefused', { name })}>
      <div className={styles.stop}>
        <Recorded item={item} />
      </div>
      {[...new Set(reasons)].map((message) => (
        <p key={message}>{message}</p>
      ))}
      <div className={styles.actions}>
        <Button size="large" onClick={() => void outbox.retry(id)}>
          {t('myDay.sendAgain')}
        </Button>
        <Button size="large" onClick={() => void outbox.acknowledge(id)}>
          {t('myDay.understood')}
        </Button>
      </div>
    </Notice>
  );
}

export function Recorded({ item: { agency, currency, body, recordedAt } }: { item: OutboxItem }) {
  const t = useMessages();
  return (
    <span className={styles.what}>
      <bdi className={styles.name}>{agency}</bdi>
      <span>
        <bdi>
          {body.collectedAmount === undefined
            ? t('myDay.state.reported')
            : formatAmount(body.collectedAmount, currency)}
        </bdi>
        {' · '}
        <Figure>{formatTime(recordedAt)}</Figure>
      </span>
    </span>
  );
}
