import { toastSuccess } from '@comptoir/kernel/toast';
import { Button } from '@comptoir/ui';
import { Field, TextInput } from '@comptoir/ui/fields';
import { useEffect, useRef } from 'react';
import styles from './one-time-secret.module.css';

interface OneTimeSecretProps {
  value: string;
  texts: Record<'title' | 'label' | 'hint' | 'copy' | 'copied' | 'done', string>;
  onDone: () => void;
}

/** A secret that the server does not show again. */
export function OneTimeSecret({ value, texts, onDone }: OneTimeSecretProps) {
  const input = useRef<HTMLInputElement>(null);
  // Announced by screen readers, and ready to be copied.
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    input.current?.select();
    await navigator.clipboard.writeText(value);
    toastSuccess(texts.copied);
  };
  return (
    <div>
      <h2 className={styles.title}>{texts.title}</h2>
      <Field label={texts.label} hint={texts.hint}>
        <TextInput ref={input} readOnly value={value} dir="ltr" onFocus={() => input.current?.select()} />
      </Field>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copy().catch(() => input.current?.select())}>
          {texts.copy}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}
