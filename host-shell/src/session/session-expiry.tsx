import { browserTimeZone, formatTime } from '@comptoir/kernel/format';
import { session, useClaims } from '@comptoir/kernel/session';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { toast } from '@comptoir/kernel/toast';
import { Button, Notice } from '@comptoir/ui';
import { Suspense, useEffect, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import { useMoment } from './use-moment';

const dialog = onDemand(async () => (await import('./stay.dialog')).StayDialog);

/** Time of the notice before the end of a session, in milliseconds. */
const NOTICE_MS = 10 * 60_000;

export function SessionExpiry() {
  const t = useShellMessages();
  const { exp } = useClaims();
  const [asking, setAsking] = useState(false);
  const isNear = useMoment(exp * 1000 - NOTICE_MS);
  const isOver = useMoment(exp * 1000);
  useEffect(() => {
    if (isOver) session.signOut('ended');
  }, [isOver]);
  const StayDialog = dialog.useLoaded()?.Component;
  const ask = () =>
    dialog.load().then(
      () => setAsking(true),
      () => toast({ variant: 'destructive', title: t('expiry.away') }),
    );
  if (!isNear) return null;
  return (
    <Notice
      tone="warning"
      title={t('expiry.title', { time: formatTime(new Date(exp * 1000), browserTimeZone()) })}
      action={<Button onClick={() => void ask()}>{t('expiry.stay')}</Button>}
    >
      {t('expiry.text')}
      <Suspense>{asking && StayDialog && <StayDialog onClose={() => setAsking(false)} />}</Suspense>
    </Notice>
  );
}
