import type { Webhook } from '@comptoir/api-contract/webhooks';
import { apiQuery } from '@comptoir/kernel/query';
import { Loaded, SkeletonRows, Tag } from '@comptoir/ui';
import { Entry, EntryLine, EntryList, Moment } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { joined } from '../../inbox/moved-amounts';
import { DeliveryList } from './delivery-list';
import { useWebhookMessages } from './messages/messages';
import { WebhookActions } from './webhook-actions';

const TONES = { ON: 'success', PAUSED: 'neutral', OFF: 'danger' } as const;

interface WebhookListProps {
  onSecret: (secret: string) => void;
}

export function WebhookList({ onSecret }: WebhookListProps) {
  const t = useWebhookMessages();
  return (
    <Loaded query={useQuery(apiQuery('listWebhooks', {}))} placeholder={<SkeletonRows count={2} />}>
      {(webhooks) =>
        webhooks.length === 0 ? (
          <EntryLine>{t('list.none')}</EntryLine>
        ) : (
          <EntryList label={t('list.title')}>
            {webhooks.map((webhook) => (
              <WebhookEntry key={webhook.id} webhook={webhook} onSecret={onSecret} />
            ))}
          </EntryList>
        )
      }
    </Loaded>
  );
}

function WebhookEntry({ webhook, onSecret }: { webhook: Webhook } & WebhookListProps) {
  const t = useWebhookMessages();
  const { name, url, events, officeId, state, waiting, failingSince, formerSecretUntil } = webhook;
  return (
    <Entry
      name={
        <>
          <bdi>{name}</bdi> <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
        </>
      }
    >
      <EntryLine>
        <bdi dir="ltr">{url}</bdi>
        {officeId !== null && ` · ${t('list.office')}`}
      </EntryLine>
      <EntryLine>{joined(events.map((type) => t(`event.${type}`)))}</EntryLine>
      {waiting > 0 && <EntryLine>{t('list.waiting', { count: waiting })}</EntryLine>}
      {failingSince !== null && (
        <EntryLine>
          {t('list.failing')} <Moment of={failingSince} />
        </EntryLine>
      )}
      {formerSecretUntil !== null && (
        <EntryLine>
          {t('list.formerSecret')} <Moment of={formerSecretUntil} />
        </EntryLine>
      )}
      <WebhookActions webhook={webhook} onSecret={onSecret} />
      <DeliveryList webhook={webhook} />
    </Entry>
  );
}
