import { useCallback, useSyncExternalStore } from 'react';

/** Whether `moment` (milliseconds since 1970) has come; renders again when it does. */
export function useMoment(moment: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, moment - Date.now()));
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= moment);
}
