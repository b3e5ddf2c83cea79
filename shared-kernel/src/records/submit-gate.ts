import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';

interface Gate {
  /** What the button says meanwhile. */
  label: string;
  /** Resolves when the form may be checked and sent; `undefined`: at once. */
  wait: () => Promise<void> | undefined;
}

export const SubmitGate = createContext<RefObject<Gate | undefined> | undefined>(undefined);

/** Lets the form around it wait before it is checked and sent, for example for a place that is being looked up. */
export function useSubmitGate(gate: Gate): void {
  const ref = use(SubmitGate);
  useEffect(() => {
    if (!ref) return undefined;
    ref.current = gate;
    return () => {
      ref.current = undefined;
    };
  });
}

/** What `useSubmitGate` inside the form asks to wait for. */
export function useGate() {
  const ref = useRef<Gate>(undefined);
  const [waitsFor, setWaitsFor] = useState<string>();
  const pass = () => {
    const waiting = ref.current?.wait();
    if (!waiting) return undefined;
    setWaitsFor(ref.current?.label);
    return waiting.then(() => setWaitsFor(undefined));
  };
  return { ref, waitsFor, pass };
}
