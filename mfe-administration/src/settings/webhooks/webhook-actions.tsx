import type { Webhook } from '@comptoir/api-contract/webhooks';
import { Button, Menu, useConfirm } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { useWebhookMessages } from './messages/messages';
import styles from './webhooks.module.css';

const HOUR_MS = 3600_000;
const PERIODS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, month: 30 * 24 * HOUR_MS } as const;
const NAMES = ['hour', 'day', 'week', 'month'] as const;

interface WebhookActionsProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

export function WebhookActions({ webhook: { id, name, state }, onSecret }: WebhookActionsProps) {
  const t = useWebhookMessages();
  const { ask, dialog } = useConfirm();
  const params = { id };
  const failure = t('list.failed');
  const test = useApiMutation('testWebhook', { success: t('test.sent'), failure });
  const change = useApiMutation('changeWebhook', { success: t('list.changed'), failure });
  const end = useApiMutation('endWebhook', { success: t('end.done'), failure });
  const replay = useApiMutation('replayWebhook', { success: t('replay.done'), failure });
  const rotate = useApiMutation('rotateWebhookSecret', {
    success: t('rotate.done'),
    failure,
    onSuccess: ({ data }) => onSecret(data.secret),
  });
  const confirmed = (text: string, action: string) => ask({ text, action });
  const confirmAndEnd = async () => {
    if (await confirmed(t('end.question', { name }), t('end.action'))) end.mutate({ params });
  };
  const confirmAndRotate = async () => {
    if (await confirmed(t('rotate.question', { name }), t('rotate.action'))) rotate.mutate({ params });
  };
  const replaySince = (period: keyof typeof PERIODS) =>
    replay.mutate({ params, body: { since: new Date(Date.now() - PERIODS[period]).toISOString() } });

  return (
    <div className={styles.actions}>
      {state === 'ON' && (
        <Button size="small" busy={test.isPending} onClick={() => test.mutate({ params })}>
          {t('test.action')}
        </Button>
      )}
      <Button
        size="small"
        busy={change.isPending}
        onClick={() => change.mutate({ params, body: { paused: state === 'ON' } })}
      >
        {t(state === 'ON' ? 'list.pause' : 'list.resume')}
      </Button>
      <Button size="small" busy={rotate.isPending} onClick={() => void confirmAndRotate()}>
        {t('rotate.action')}
      </Button>
      <Menu
        label={t('replay.action')}
        items={NAMES.map((period) => ({ label: t(`replay.${period}`), onSelect: () => replaySince(period) }))}
      >
        {t('replay.action')}
      </Menu>
      <Button size="small" aria-label={t('end.of', { name })} busy={end.isPending} onClick={() => void confirmAndEnd()}>
        {t('end.action')}
      </Button>
      {dialog}
    </div>
  );
}
