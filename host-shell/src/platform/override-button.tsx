import { Button } from '@comptoir/ui';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import { pageData } from '../page-data';
import { OverrideDialog } from './override.dialog';

export function OverrideButton({ remote }: { remote: string }) {
  const t = usePlatformMessages();
  const [isOpen, setOpen] = useState(false);
  if (!pageData().config.overrides) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('override')}</Button>
      {isOpen && <OverrideDialog remote={remote} onClose={() => setOpen(false)} />}
    </>
  );
}
