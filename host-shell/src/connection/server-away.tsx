import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';
import { connection } from './connection';

/** The API does not answer; the page goes on by itself as soon as it does. */
export function ServerAway() {
  const t = useShellMessages();
  return (
    <Notice
      tone="warning"
      title={t('away.title')}
      action={<Button onClick={connection.probe}>{t('away.retry')}</Button>}
    >
      {t('away.text')}
    </Notice>
  );
}
