import { useSearchParams } from '@comptoir/kernel/router';
import { useEffect, useRef } from 'react';

/** Does what a link asks for in a parameter of the address, once: it leaves the address, so that a reload does not ask again. */
export function useAsked(name: string, act: (asked: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const latest = useRef({ act, setParams });
  useEffect(() => {
    latest.current = { act, setParams };
  });
  useEffect(() => {
    if (asked === null) return;
    latest.current.act(asked);
    latest.current.setParams(
      (present) => {
        const others = new URLSearchParams(present);
        others.delete(name);
        return others;
      },
      { replace: true },
    );
  }, [asked, name]);
}
