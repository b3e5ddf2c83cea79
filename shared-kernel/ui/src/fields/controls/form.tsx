import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ContractForm } from '../use-contract-form';
import styles from './form.module.css';

type Element = Omit<ComponentProps<'form'>, 'className' | 'noValidate'>;

interface FormProps<Input extends FieldValues, Output extends FieldValues> extends Element {
  form?: ContractForm<Input, Output>;
}

/**
 * A form validated by its schema instead of the browser. Submits on Ctrl+Enter or ⌘+Enter from any field, and never
 * while a control has invalid text.
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
    const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button?.disabled) event.currentTarget.requestSubmit(button);
  };
  const element = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is typed in its fields bubbles up to it
    <form {...rest} onSubmit={submit} onKeyDown={sendByKey} noValidate className={styles.form} />
  );
  return form ? <FormProvider {...form}>{element}</FormProvider> : element;
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Buttons at the end of a form, the submit button first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
