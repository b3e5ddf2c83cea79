import { areSingleKeysOn } from '@comptoir/ui';
import { useEffectEvent, useLayoutEffect } from 'react';

type ItemKeys = Readonly<Record<string, (id: string) => void>>;

/** Elements that use typed characters themselves, and open dialogs. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=menu], dialog[open]';
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** Moves between items with J and K, and applies the actions of other keys to the focused item. */
export function useInboxKeys(keys: ItemKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const key = event.key <= 'z' ? event.key : event.code.replace(/^Key/, '').toLowerCase();
    const isTaken = target instanceof Element && target.closest(OWN_KEYS) !== null;
    if (isTaken || defaultPrevented || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return;
    const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const step = STEPS[key];
    const id = items[at]?.dataset['item'];
    if (step !== undefined) {
      focusItem(items[at < 0 ? 0 : at + step]);
    } else if (id !== undefined && keys[key]) {
      // The item may leave the list: move the focus to the next one, or to the previous one.
      focusItem(items[at + 1] ?? items[at - 1]);
      keys[key](id);
    } else {
      return;
    }
    event.preventDefault();
  });
  // Before the items are painted, so that no key pressed on sight of them is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function focusItem(item: HTMLElement | undefined): void {
  item?.querySelector<HTMLElement>('a, button')?.focus();
}
