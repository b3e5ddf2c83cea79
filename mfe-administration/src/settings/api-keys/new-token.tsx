import { Button } from '@comptoir/ui';
import { Field, TextInput } from '@comptoir/ui/fields';
import { toastSuccess } from '@comptoir/kernel/toast';
import { useEffect, useRef } from 'react';
import { useKeyMessages } from './messages/messages';
import styles from './api-keys.module.css';

interface NewTokenProps {
  token: string;
  onDone: () => void;
}

/** The token of a new key, which the server does not show again. */
export function NewToken({ token, onDone }: NewTokenProps) {
  const t = useKeyMessages();
  const input = useRef<HTMLInputElement>(null);
  // Announced by screen readers, and ready to be copied.
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    input.current?.select();
    await navigator.clipboard.writeText(token);
    toastSuccess(t('token.copied'));
  };
  return (
    <div>
      <h2 className={styles.title}>{t('token.title')}</h2>
      <Field label={t('token.label')} hint={t('token.hint')}>
        <TextInput ref={input} readOnly value={token} dir="ltr" onFocus={() => input.current?.select()} />
      </Field>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copy().catch(() => input.current?.select())}>
          {t('token.copy')}
        </Button>
        <Button onClick={onDone}>{t('token.done')}</Button>
      </div>
    </div>
  );
}
