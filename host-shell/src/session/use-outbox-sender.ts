import { useClaims } from '@comptoir/kernel/session';
import { useEffect } from 'react';

/** Sends a collector's offline recordings from every page; other roles record online only. */
export function useOutboxSender(): void {
  const { role } = useClaims();
  useEffect(() => {
    if (role !== 'COLLECTOR') return undefined;
    const started = import('@comptoir/ui/outbox').then(
      ({ runOutbox }) => runOutbox(),
      () => undefined,
    );
    return () => void started.then((stop) => stop?.());
  }, [role]);
}
