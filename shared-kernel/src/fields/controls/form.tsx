import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ContractForm } from '../use-contract-form';
import styles from './form.module.css';

type Element = Omit<ComponentProps<'form'>, 'className' | 'noValidate'>;

interface FormProps<Input extends FieldValues, Output extends FieldValues> extends Element {
  /** Known to what stands inside, for example to what says that somebody else changed the record. */
  form?: ContractForm<Input, Output>;
}

/**
 * A form whose rules are its schema's, not the browser's. It is not sent while a control holds what it cannot read.
 * Ctrl+Enter, or ⌘+Enter, sends it from wherever the focus is in it.
 */
export function Form<Input extends FieldValues = FieldValues, Output extends FieldValues = FieldValues>({
  form,
  onSubmit,
  onKeyDown,
  ...rest
}: FormProps<Input, Output>) {
  const submit: Element['onSubmit'] = (event) => {
    const mistaken = event.currentTarget.querySelector<HTMLElement>('[data-mistake]');
    if (!mistaken) return onSubmit?.(event);
    event.preventDefault();
    mistaken.focus();
    return undefined;
  };
  const sendByKey: Element['onKeyDown'] = (event) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    // One that is busy is not sent again.
    const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button?.disabled) event.currentTarget.requestSubmit(button);
  };
  const element = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is typed in its fields bubbles up to it
    <form {...rest} onSubmit={submit} onKeyDown={sendByKey} noValidate className={styles.form} />
  );
  return form ? <FormProvider {...form}>{element}</FormProvider> : element;
}

/** Fields beside one another where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The buttons that end a form: first the one that saves. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
