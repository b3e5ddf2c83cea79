import { serverNow } from '@comptoir/kernel/format';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns true once `moment` (milliseconds since 1970) has passed, and renders again then. */
export function useMoment(moment: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(check, Math.max(0, moment - serverNow()));
      };
      // Timers use another clock: one may fire a little early.
      const check = () => (serverNow() < moment ? wait() : listener());
      wait();
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () => serverNow() >= moment);
}
