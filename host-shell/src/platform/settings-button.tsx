import type { SettingsSchema } from '@comptoir/kernel/remote/settings-schema';
import { Button } from '@comptoir/ui';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import { SettingsDialog } from './settings.dialog';

export function SettingsButton({ remote, schema }: { remote: string; schema: SettingsSchema }) {
  const t = usePlatformMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('settings.change')}</Button>
      {isOpen && <SettingsDialog {...{ remote, schema }} onClose={() => setOpen(false)} />}
    </>
  );
}
