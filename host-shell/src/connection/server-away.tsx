import { browserTimeZone, formatDateTime } from '@comptoir/shared-kernel/format';
import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';
import { connection } from './connection';
import { useAsOf } from './use-as-of';

/** The API does not answer; the page goes on by itself as soon as it does, and says how old is what it shows. */
export function ServerAway() {
  const t = useShellMessages();
  const asOf = useAsOf();
  return (
    <Notice
      tone="warning"
      title={t('away.title')}
      action={<Button onClick={connection.probe}>{t('away.retry')}</Button>}
    >
      {t('away.text')}
      {asOf !== undefined && ` ${t('away.asOf', { time: formatDateTime(new Date(asOf), browserTimeZone()) })}`}
    </Notice>
  );
}
