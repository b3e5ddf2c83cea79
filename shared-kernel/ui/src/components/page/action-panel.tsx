import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page-header.module.css';

export interface ActionPanelProps {
  isOpen: boolean;
  onFold: () => void;
  children: ReactNode;
}

/** Rare actions below their button. Escape folds them, and on wide screens also a focus elsewhere. */
export function ActionPanel({ isOpen, onFold, children }: ActionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = panel.current;
    const actions = shown?.parentElement?.parentElement;
    if (!isOpen || !shown || !actions) return undefined;
    const button = actions.querySelector<HTMLElement>('[aria-expanded=true]');
    const parts = [button, shown];
    // A question of an action is asked inside the panel, which stays open around it.
    const asks = () => shown.querySelector('dialog[open]') !== null;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || asks()) return;
      onFold();
      button?.focus();
    };
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      // Folding the actions of a phone would move the page under the finger.
      if (getComputedStyle(shown).position !== 'absolute' || asks()) return;
      if (!parts.some((part) => next instanceof Node && part?.contains(next))) onFold();
    };
    for (const part of parts) {
      part?.addEventListener('keydown', onKeyDown);
      part?.addEventListener('focusout', onFocusOut);
    }
    return () => {
      for (const part of parts) {
        part?.removeEventListener('keydown', onKeyDown);
        part?.removeEventListener('focusout', onFocusOut);
      }
    };
  }, [isOpen, onFold]);
  return (
    <div ref={panel} className={styles.menu}>
      {children}
    </div>
  );
}
