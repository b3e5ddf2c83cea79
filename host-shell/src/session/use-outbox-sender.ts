import { session, useClaims } from '@comptoir/kernel/session';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../when-idle';

/**
 * Sends a collector's offline recordings from every page; other roles record online only. Returns the notice of an ended
 * device.
 */
export function useOutboxSender(): ReactNode {
  const { role } = useClaims();
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (role !== 'COLLECTOR') return undefined;
    let started: ReturnType<typeof start> | undefined;
    // After the first content, which would be later on a slow phone.
    const callOff = whenIdle(
      () => {
        started = start(setNotice);
      },
      { timeout: LATEST_MS },
    );
    return () => {
      callOff();
      setNotice(null);
      void started?.then((stop) => stop?.());
    };
  }, [role]);
  return notice;
}

/** Longest time without an idle period, in milliseconds. */
const LATEST_MS = 2000;

/** Resolves with a function that stops it; undefined without a connection to load its code. */
async function start(show: (notice: ReactNode) => void): Promise<(() => void) | undefined> {
  const code = Promise.all([import('@comptoir/ui/outbox'), import('../field-device/ended-device')]);
  const loaded = await code.catch(() => undefined);
  if (!loaded) return undefined;
  const [{ outbox, runOutbox }, { EndedDevice }] = loaded;
  show(createElement(EndedDevice));
  const stop = runOutbox();
  // A new token sends what an expired one could not.
  const unsubscribe = session.subscribe(() => void outbox.send());
  return () => {
    stop();
    unsubscribe();
  };
}
