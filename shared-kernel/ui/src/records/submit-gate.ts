import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';

interface Gate {
  label: string;
  /** Resolves when the form may be validated and submitted; `undefined` means at once. */
  wait: () => Promise<void> | undefined;
}

export const SubmitGate = createContext<RefObject<Gate | undefined> | undefined>(undefined);

/** Delays validation and submission of the surrounding form, for example until an address is located. */
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

/** Collects the gates of `useSubmitGate` inside the form. */
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
