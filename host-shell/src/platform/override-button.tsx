import { Button } from '@comptoir/ui';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import { pageData } from '../page-data';
import { OverrideDialog } from './override.dialog';

export function OverrideButton({ remote }: { remote: string }) {
  const t = usePlatformMessages();
  const [asking, setAsking] = useState(false);
  if (!pageData().config.overrides) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('override')}</Button>
      {asking && <OverrideDialog remote={remote} onClose={() => setAsking(false)} />}
    </>
  );
}
