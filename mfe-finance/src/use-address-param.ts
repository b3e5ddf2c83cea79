import { useSearchParams } from '@comptoir/kernel/router';
import { useEffect, useRef } from 'react';

/** Acts once on a parameter of the address and removes it, so that a reload does not repeat it. */
export function useAddressParam(name: string, act: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const value = params.get(name);
  const latest = useRef({ act, setParams });
  useEffect(() => {
    latest.current = { act, setParams };
  });
  useEffect(() => {
    if (value === null) return;
    latest.current.act(value);
    latest.current.setParams(
      (present) => {
        const others = new URLSearchParams(present);
        others.delete(name);
        return others;
      },
      { replace: true },
    );
  }, [value, name]);
}
