import { useState, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../../components/class-names';
import styles from './quiet-form.module.css';

interface QuietFormProps {
  /** Looks like a form at once, for example with unsaved input. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * A form that reads as facts until one of its fields has the focus, by *Edit* or by a click. Its fields accept input at
 * any time; hints and the button to save appear with the focus.
 */
export function QuietForm({ isOpen, children }: QuietFormProps) {
  const [wasFocused, setFocused] = useState(false);
  // A link beside the fields would move away from the pointer.
  const open = ({ target }: FocusEvent) => setFocused((was) => was || target.closest('a') === null);
  return (
    <div className={classNames(styles.compact, !isOpen && !wasFocused && styles.quiet)} onFocusCapture={open}>
      {children}
    </div>
  );
}
