import { browserTimeZone, formatTime, serverNow } from '@comptoir/kernel/format';
import { hasLapsed, session, useClaims } from '@comptoir/kernel/session';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { toast } from '@comptoir/kernel/toast';
import { Button, Notice } from '@comptoir/ui';
import { Suspense, useEffect, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import { useSessionMessages } from './messages/messages';
import { useMoment } from './use-moment';

const dialog = onDemand(async () => (await import(/* webpackChunkName: "session-end" */ './stay.dialog')).StayDialog);

/** Time of the notice before the end of a session, in milliseconds. */
const NOTICE_MS = 10 * 60_000;

export function SessionExpiry() {
  const { exp, role } = useClaims();
  const isNear = useMoment(exp * 1000 - NOTICE_MS);
  const isOver = useMoment(exp * 1000);
  const lapses = isOver && hasLapsed({ exp, role }, serverNow());
  useEffect(() => {
    if (isOver && !lapses) session.signOut('ended');
  }, [isOver, lapses]);
  if (!isNear) return null;
  return (
    // Its texts load on demand, and must not hide the page meanwhile.
    <Suspense>
      <ExpiryNotice lapses={lapses} />
    </Suspense>
  );
}

function ExpiryNotice({ lapses }: { lapses: boolean }) {
  const t = useShellMessages();
  const lapsed = useSessionMessages();
  const { exp, email } = useClaims();
  const [isOpen, setOpen] = useState(false);
  const StayDialog = dialog.useLoaded()?.Component;
  const ask = () =>
    dialog.load().then(
      () => setOpen(true),
      () => toast({ variant: 'destructive', title: t('expiry.away') }),
    );
  const time = formatTime(new Date(exp * 1000), browserTimeZone());
  return (
    <Notice
      tone="warning"
      title={lapses ? lapsed('title', { time }) : t('expiry.title', { time })}
      action={<Button onClick={() => void ask()}>{t(lapses ? 'login.submit' : 'expiry.stay')}</Button>}
    >
      {lapses ? lapsed('text', { email }) : t('expiry.text')}
      <Suspense>{isOpen && StayDialog && <StayDialog onClose={() => setOpen(false)} />}</Suspense>
    </Notice>
  );
}
