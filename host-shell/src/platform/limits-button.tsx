import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import { Button } from '@comptoir/shared-kernel/ui';
import { useState } from 'react';
import { useShellMessages } from '../messages/messages';
import { LimitsDialog } from './limits.dialog';

/** Leads to the limits of a remote. */
export function LimitsButton({ remote, limits }: { remote: string; limits: RemoteLimits }) {
  const t = useShellMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('platform.limits.change')}</Button>
      {isOpen && <LimitsDialog {...{ remote, limits }} onClose={() => setOpen(false)} />}
    </>
  );
}
