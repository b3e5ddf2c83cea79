import { useEffect, useEffectEvent, useState } from 'react';

interface ListKeys {
  box: HTMLTextAreaElement;
  listId: string;
  /** 0 while the list is closed. */
  count: number;
  choose: (index: number) => void;
  close: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Navigates a list by the keys of the focused box; returns the index that Enter takes. */
export function useListKeys({ box, listId, count, choose, close }: ListKeys): number {
  const [at, setAt] = useState(0);
  const active = Math.min(at, Math.max(0, count - 1));
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (count === 0 || event.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined) setAt((active + step + count) % count);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    box.addEventListener('keydown', listener);
    box.setAttribute('aria-autocomplete', 'list');
    return () => box.removeEventListener('keydown', listener);
  }, [box]);
  useEffect(() => {
    if (count === 0) {
      box.removeAttribute('aria-controls');
      box.removeAttribute('aria-activedescendant');
      return;
    }
    box.setAttribute('aria-controls', listId);
    box.setAttribute('aria-activedescendant', `${listId}-${active}`);
  }, [box, listId, count, active]);
  return active;
}
