import { browserTimeZone, formatTime } from '@comptoir/shared-kernel/format';
import { session, useClaims } from '@comptoir/shared-kernel/session';
import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import { useMoment } from './use-moment';

const StayDialog = lazy(async () => ({ default: (await import('./stay.dialog')).StayDialog }));

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
  if (!isNear) return null;
  return (
    <Notice
      tone="warning"
      title={t('expiry.title', { time: formatTime(new Date(exp * 1000), browserTimeZone()) })}
      action={<Button onClick={() => setAsking(true)}>{t('expiry.stay')}</Button>}
    >
      {t('expiry.text')}
      <Suspense>{asking && <StayDialog onClose={() => setAsking(false)} />}</Suspense>
    </Notice>
  );
}
