import { session, useClaims } from '@comptoir/kernel/session';
import { createElement, useEffect, useState, type ReactNode } from 'react';

/**
 * Sends a collector's offline recordings from every page; other roles record online only. Returns the notice of an ended
 * device.
 */
export function useOutboxSender(): ReactNode {
  const { role } = useClaims();
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (role !== 'COLLECTOR') return undefined;
    const started = Promise.all([import('@comptoir/ui/outbox'), import('../field-device/ended-device')]).then(
      ([{ outbox, runOutbox }, { EndedDevice }]) => {
        setNotice(createElement(EndedDevice));
        const stop = runOutbox();
        // A new token sends what an expired one could not.
        const unsubscribe = session.subscribe(() => void outbox.send());
        return () => {
          stop();
          unsubscribe();
        };
      },
      () => undefined,
    );
    return () => {
      setNotice(null);
      void started.then((stop) => stop?.());
    };
  }, [role]);
  return notice;
}
