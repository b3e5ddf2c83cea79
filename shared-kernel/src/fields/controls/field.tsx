import { useId, useState, type ReactNode } from 'react';
import { useContractMessages } from '../../i18n/contract-messages';
import { useKernelMessages } from '../../i18n/kernel-messages';
import { FieldContext, labelId } from '../../ui/field/field-context';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** What is wrong with it, for example `errors.name?.message`; a message of the contract is shown in the page's language. */
  error?: string | undefined;
  /** A sentence that helps to fill it in. */
  hint?: ReactNode;
  /** Says beside the label that it may stay empty. */
  optional?: boolean | undefined;
  /** One control of this kit; it takes its name, description and validity from here. */
  children: ReactNode;
}

/** A control with its label, and what is wrong with it. */
export function Field({ label, error, hint, optional, children }: FieldProps) {
  const id = useId();
  const inLanguage = useContractMessages();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const optionalId = `${id}optional`;
  const t = useKernelMessages();
  const [mistake, setMistake] = useState<string>();
  const wrong = mistake ?? (error && inLanguage(error));
  const describedBy = [wrong && errorId, hint && hintId, optional && optionalId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label id={labelId(id)} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span id={optionalId} className={styles.optional}>
            {' '}
            {t('optional')}
          </span>
        )}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(wrong), setMistake }}>{children}</FieldContext>
      {wrong && (
        <p id={errorId} role={mistake && 'alert'} className={styles.error}>
          {wrong}
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
