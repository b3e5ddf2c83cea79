import { useId, useState, type ReactNode } from 'react';
import { useContractMessages } from '@comptoir/kernel/internal/i18n/contract-messages';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n/kernel-messages';
import { FieldContext, labelId } from '../../components/field/field-context';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** Error, for example `errors.name?.message`; a message of the contract is translated. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks the label as "(optional)". */
  optional?: boolean | undefined;
  /** A control of this package; it takes its name, description and validity from the field. */
  children: ReactNode;
}

/** A control with its label and error. */
export function Field({ label, error, hint, optional, children }: FieldProps) {
  const id = useId();
  const inLanguage = useContractMessages();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const optionalId = `${id}optional`;
  const t = useKernelMessages();
  const [inputError, setInputError] = useState<string>();
  const wrong = inputError ?? (error && inLanguage(error));
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
      <FieldContext value={{ id, describedBy, invalid: Boolean(wrong), setInputError }}>{children}</FieldContext>
      {wrong && (
        <p id={errorId} role={inputError && 'alert'} className={styles.error}>
          {wrong}
        </p>
      )}
      {hint && (
        <div id={hintId} data-hint className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
