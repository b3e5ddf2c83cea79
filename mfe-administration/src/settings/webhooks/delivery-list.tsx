import type { Webhook, WebhookDelivery } from '@comptoir/api-contract/webhooks';
import { WEBHOOK_EVENT_TYPES } from '@comptoir/api-contract/webhook-events';
import { apiQuery } from '@comptoir/kernel/query';
import { Button, Loaded, SkeletonRows, Tag } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { Entry, EntryLine, EntryList, Moment } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWebhookMessages } from './messages/messages';
import styles from './webhooks.module.css';

const TONES = { WAITING: 'warning', DELIVERED: 'success', FAILED: 'danger' } as const;
const POLL_MS = 3000;

/** The last deliveries, read when they are opened, and again while one waits. */
export function DeliveryList({ webhook: { id, name } }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.deliveries} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('delivery.title')}</summary>
      {isOpen && <Deliveries id={id} label={t('delivery.of', { name })} />}
    </details>
  );
}

function Deliveries({ id, label }: { id: string; label: string }) {
  const t = useWebhookMessages();
  const query = useQuery({
    ...apiQuery('listWebhookDeliveries', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'WAITING') === true ? POLL_MS : false),
  });
  return (
    <Loaded query={query} placeholder={<SkeletonRows count={3} />}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <EntryLine>{t('delivery.none')}</EntryLine>
        ) : (
          <EntryList label={label}>
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} webhookId={id} delivery={delivery} />
            ))}
          </EntryList>
        )
      }
    </Loaded>
  );
}

function Delivery({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const t = useWebhookMessages();
  const replay = useApiMutation('replayDelivery', { success: t('replay.done'), failure: t('list.failed') });
  const { id, type, state, eventDate, attempts, status, answer, failure, nextAttemptDate } = delivery;
  const eventType = WEBHOOK_EVENT_TYPES.find((one) => one === type);
  const title = eventType === undefined ? t('delivery.test') : t(`event.${eventType}`);
  const params = { id: webhookId, deliveryId: id };
  return (
    <Entry
      name={
        <>
          {title} <Tag tone={TONES[state]}>{t(`delivery.state.${state}`)}</Tag>
        </>
      }
      action={
        <Button size="small" busy={replay.isPending} onClick={() => replay.mutate({ params })}>
          {t('delivery.again')}
        </Button>
      }
    >
      <EntryLine>
        <Moment of={eventDate} />
        {attempts > 0 && ` · ${t('delivery.attempts', { count: attempts })}`}
        {status !== null && ` · ${t('delivery.answer', { status: String(status) })}`}
      </EntryLine>
      {nextAttemptDate !== null && (
        <EntryLine>
          {t('delivery.next')} <Moment of={nextAttemptDate} />
        </EntryLine>
      )}
      {(failure ?? answer ?? '') !== '' && (
        <EntryLine>
          <bdi dir="auto" className={styles.answer}>
            {failure ?? answer}
          </bdi>
        </EntryLine>
      )}
    </Entry>
  );
}
