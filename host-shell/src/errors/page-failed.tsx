import { useRouteError } from '@comptoir/kernel/router';
import { ErrorState } from '@comptoir/ui';
import { useEffect } from 'react';
import { useShellMessages } from '../messages/messages';

export function PageFailed() {
  const t = useShellMessages();
  const error = useRouteError();
  useEffect(() => {
    // The missing file may load once the network is back.
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <main>
      <ErrorState title={t('pageFailed.title')} error={error} onRetry={() => location.reload()} />
    </main>
  );
}
