import { formatTime } from '@comptoir/kernel/format';
import { Button, ButtonLink, classNames } from '@comptoir/ui';
import { outbox, useOutbox, useOutboxActivity } from '@comptoir/ui/outbox';
import { useMessages } from '../../messages/messages';
import styles from './outbox-bar.module.css';
import { outboxState, type OutboxState } from './outbox-state';
import { useIsOnline } from './use-is-online';

/**
 * Shows whether the office has received all recordings of this device.
 * @param asOf time of the last answer of the server, in milliseconds since 1970
 */
export function OutboxBar({ asOf }: { asOf: number }) {
  const t = useMessages();
  const state = outboxState(useOutbox(), useOutboxActivity(), useIsOnline());
  const text = useStateText();
  return (
    <div className={classNames(styles.bar, styles[state.kind])}>
      <output>{text(state, asOf)}</output>
      <div className={styles.actions}>
        {state.kind === 'unsent' && (
          <Button variant="text" onClick={() => void outbox.send()}>
            {t('outbox.send')}
          </Button>
        )}
        <ButtonLink to="/my-day/outbox" variant="text" aria-label={`${t('outbox.show')}: ${t('outbox.title')}`}>
          {t('outbox.show')}
        </ButtonLink>
      </div>
    </div>
  );
}

function useStateText() {
  const t = useMessages();
  return (state: OutboxState, asOf: number): string => {
    switch (state.kind) {
      case 'sent':
        return t('outbox.sent', { time: formatTime(new Date(asOf).toISOString()) });
      case 'sending':
        return t('outbox.sending');
      case 'unsent':
        return t(`outbox.${state.reason ?? 'unsent'}`, { count: state.count });
      case 'refused':
        return t('outbox.refused', { count: state.count });
    }
  };
}
