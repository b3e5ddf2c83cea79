import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import { Button } from '@comptoir/ui';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import { LimitsDialog } from './limits.dialog';

export function LimitsButton({ remote, limits }: { remote: string; limits: RemoteLimits }) {
  const t = usePlatformMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('limits.change')}</Button>
      {isOpen && <LimitsDialog {...{ remote, limits }} onClose={() => setOpen(false)} />}
    </>
  );
}
