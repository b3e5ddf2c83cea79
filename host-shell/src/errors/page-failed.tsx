import { useRouteError } from '@comptoir/kernel/router';
import { ErrorState } from '@comptoir/ui';
import { useEffect } from 'react';
import { useShellMessages } from '../messages/messages';

/** A page of the shell itself that could not be fetched or drawn. */
export function PageFailed() {
  const t = useShellMessages();
  const error = useRouteError();
  useEffect(() => {
    // What was missing comes with the network.
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
