import type { ComponentProps } from 'react';
import { classNames } from '../../components/class-names';
import { useFieldControl } from '../../components/field/field-context';
import styles from '../../components/field/control.module.css';

/** A single line of text; bind it with `{...register('name')}` of react-hook-form. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  // Latin text in an Arabic form reads from left to right, and the other way round.
  return <input type="text" dir="auto" {...useFieldControl()} {...props} className={styles.control} />;
}

/** Several lines of text; grows with its content. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      rows={3}
      dir="auto"
      {...useFieldControl()}
      {...props}
      className={classNames(styles.control, styles.area)}
    />
  );
}
