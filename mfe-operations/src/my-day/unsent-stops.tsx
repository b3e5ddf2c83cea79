import type { Collection, CollectionChange } from '@comptoir/api-contract/collections';
import { useApiMutation, useUnanswered } from '@comptoir/shared-kernel/changes';
import { formatAmount } from '@comptoir/shared-kernel/money';
import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { isAnswered } from '@comptoir/shared-kernel/http';
import { toastError } from '@comptoir/shared-kernel/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sendKept } from '../collections/media/send-kept';
import { showRecorded } from '../collections/record/show-recorded';
import { useMessages } from '../messages/messages';
import { stopOf } from './my-day.queries';
import type { RoundLists } from './round';
import styles from './unsent-stops.module.css';

/** What was said of stops and has not arrived, or whose answer was lost: it waits here until it is sent. */
export function UnsentStops({ lists }: { lists: RoundLists }) {
  const t = useMessages();
  const unanswered = useUnanswered('updateCollection');
  if (unanswered.length === 0) return null;
  return (
    <Notice tone="warning" title={t('myDay.unsent', { count: unanswered.length })}>
      <p>{t('myDay.unsentText')}</p>
      <ul className={styles.list}>
        {unanswered.map(({ subject, key, content }) => (
          <UnsentStop key={key} id={subject} said={content.body} stop={stopOf(lists, subject)} />
        ))}
      </ul>
    </Notice>
  );
}

interface UnsentStopProps {
  id: string;
  said: CollectionChange;
  /** Absent where it is of another day. */
  stop: Collection | undefined;
}

function UnsentStop({ id, said: { collectedAmount }, stop }: UnsentStopProps) {
  const t = useMessages();
  const client = useQueryClient();
  const name = stop?.agency.name ?? `#${id}`;
  const change = useApiMutation('updateCollection', {
    failure: t('myDay.refused', { name }),
    survivesReload: true,
    subject: id,
    identity: ({ params, body }) => [params, body],
    // Without an answer it goes on waiting here.
    handleError: (error) => !isAnswered(error),
    onSuccess: ({ data }) => {
      showRecorded(client, data);
      void sendFiles();
    },
  });

  const sendFiles = async () => {
    if ((await sendKept(id)) > 0) toastError(t('myDay.filesLeft', { name }));
    await client.invalidateQueries({ queryKey: ['collections'] });
  };

  // The cash is counted, whatever the office has planned again meanwhile.
  const send = useEffectEvent(() => change.resendOnAnyVersion());
  useEffect(() => {
    const listener = () => send();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return (
    <li className={styles.stop}>
      <span className={styles.what}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi>
          {collectedAmount === undefined || !stop
            ? t('myDay.state.reported')
            : formatAmount(collectedAmount, stop.currency)}
        </bdi>
      </span>
      <Button
        size="large"
        busy={change.isPending}
        aria-label={`${t('myDay.sendAgain')}: ${name}`}
        onClick={() => change.resendOnAnyVersion()}
      >
        {t('myDay.sendAgain')}
      </Button>
    </li>
  );
}
