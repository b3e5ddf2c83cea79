import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useBlocker } from '@comptoir/kernel/internal/router';
import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from '../components/dialog/confirm-dialog';

/**
 * Asks before a page with unsaved changes is left: by a dialog inside the application (render the result), by the
 * browser on closing the tab. Changing search parameters is not leaving.
 */
export function useUnsavedChanges(isDirty: boolean): ReactNode {
  const t = useKernelMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      action={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onAnswer={(leave) => (leave ? blocker.proceed() : blocker.reset())}
    />
  );
}
