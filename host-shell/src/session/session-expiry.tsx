import { browserTimeZone, formatTime } from '@comptoir/kernel/format';
import { session, useClaims } from '@comptoir/kernel/session';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { toast } from '@comptoir/kernel/toast';
import { Button, Notice } from '@comptoir/ui';
import { Suspense, useEffect, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import { useMoment } from './use-moment';

const dialog = onDemand(async () => (await import('./stay.dialog')).StayDialog);

/** How long before its end a session is announced to end, in milliseconds. */
const NOTICE_MS = 10 * 60_000;

/** Announces the end of the session in time to save a form, and lets the person stay. */
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
