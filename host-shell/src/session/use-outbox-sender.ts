import { useClaims } from '@comptoir/kernel/session';
import { useEffect } from 'react';

/** Sends from every page what a collector recorded without a connection; nobody else records that way. */
export function useOutboxSender(): void {
  const { role } = useClaims();
  useEffect(() => {
    if (role !== 'COLLECTOR') return undefined;
    // Without it the next page sends.
    const started = import('@comptoir/ui/outbox').then(
      ({ runOutbox }) => runOutbox(),
      () => undefined,
    );
    return () => void started.then((stop) => stop?.());
  }, [role]);
}
