import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../../components/button/icon-button';
import { useFieldControl } from '../../components/field/field-context';
import styles from '../../components/field/control.module.css';

/** A password field with a button that reveals it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const t = useKernelMessages();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.withButton}>
      <input {...useFieldControl()} {...props} type={shown ? 'text' : 'password'} className={styles.control} />
      <IconButton
        icon={shown ? 'hide' : 'show'}
        label={t(shown ? 'password.hide' : 'password.show')}
        size="small"
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
