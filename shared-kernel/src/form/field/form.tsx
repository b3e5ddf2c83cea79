import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'noValidate'>;

/** A form whose rules are its schema's, not the browser's. It is not sent while a control holds what it cannot read. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const submit: FormProps['onSubmit'] = (event) => {
    const mistaken = event.currentTarget.querySelector<HTMLElement>('[data-mistake]');
    if (!mistaken) return onSubmit?.(event);
    event.preventDefault();
    mistaken.focus();
    return undefined;
  };
  return <form {...rest} onSubmit={submit} noValidate className={styles.form} />;
}

/** Fields beside one another where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The buttons that end a form: first the one that saves. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
