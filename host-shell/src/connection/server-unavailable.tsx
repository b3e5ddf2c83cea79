import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { useSession } from '@comptoir/kernel/session';
import { Button, Notice } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import { connection } from './connection';
import { useAsOf } from './use-as-of';

export function ServerUnavailable() {
  const t = useShellMessages();
  const asOf = useAsOf();
  const session = useSession();
  const records = session.status === 'signed-in' && session.claims.role === 'COLLECTOR';
  return (
    <Notice
      tone="warning"
      title={t('away.title')}
      action={<Button onClick={connection.probe}>{t('away.retry')}</Button>}
    >
      {t(records ? 'away.recorded' : 'away.text')}
      {asOf !== undefined &&
        ` ${t(records ? 'away.asOfOnly' : 'away.asOf', { time: formatDateTime(new Date(asOf), browserTimeZone()) })}`}
    </Notice>
  );
}
