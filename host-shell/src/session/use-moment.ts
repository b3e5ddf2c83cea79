import { serverNow } from '@comptoir/kernel/format';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether `moment` (milliseconds since 1970) has come; renders again when it does. */
export function useMoment(moment: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tell, Math.max(0, moment - serverNow()));
      };
      // Timers go by another clock than dates do: one may end a little before the moment.
      const tell = () => (serverNow() < moment ? wait() : listener());
      wait();
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () => serverNow() >= moment);
}
